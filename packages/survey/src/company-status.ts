/** Words by which offices mark a company as closed or otherwise not to be visited. */
const GONE =
  /\b(?:tidak|tdk|non|bukan)\s*-?\s*aktif\b|\b(?:nonaktif|inaktif|inactive|tutup|pailit|bangkrut|bubar|likuidasi)\b/i;

/** Whether a company may be visited by its status; with a blank status it may. */
export function isActive(status: string | null): boolean {
  return status === null || !GONE.test(status);
}
