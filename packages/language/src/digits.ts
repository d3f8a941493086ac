/** "3,48" and "3.48" are decimals, "1.234,5" and "3.480" have groups of three. */
export function readDigits(written: string): { value: number; decimals: number } | null {
  const comma = written.split(',');
  if (comma.length > 2) return null;
  const [whole = '', fraction = ''] = comma;
  const groups = whole.split('.');
  if (groups.length === 1)
    return { value: Number(`${whole}.${fraction || '0'}`), decimals: fraction.length };
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && groups[0]!.length <= 3;
  if (isGrouped && groups[0] !== '0')
    return { value: Number(`${groups.join('')}.${fraction || '0'}`), decimals: fraction.length };
  if (groups.length > 2 || fraction !== '') return null;
  return { value: Number(whole), decimals: groups[1]!.length };
}
