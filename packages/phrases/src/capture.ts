/** Why a note is closed whose values another note of the quarter has taken in. */
export const noteJoined = 'Digabung ke catatan lain pada triwulan yang sama.';
