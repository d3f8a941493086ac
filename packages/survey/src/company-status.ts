/** How offices write that a company is no longer there to be visited. */
const GONE =
  /\b(?:tidak|tdk|non|bukan)\s*-?\s*aktif\b|\b(?:nonaktif|inaktif|inactive|tutup|pailit|bangkrut|bubar|likuidasi)\b/i;

/** Whether a company's status lets it be visited; a blank status says nothing against it. */
export function isActive(status: string | null): boolean {
  return status === null || !GONE.test(status);
}
