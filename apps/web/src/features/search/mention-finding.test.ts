import { mentionFinding } from './mention-finding';

const quarters = (...shares: (readonly [contacts: number, of: number])[]) =>
  shares.map(([contacts, of], at) => ({
    quarter_id: `q${at}`,
    label: `Triwulan ${'I'.repeat(at + 1)} 2025`,
    contacts,
    of,
    counted: true,
  }));

test('before all quarters are counted none is called the highest', () => {
  const [first, ...others] = quarters([0, 50], [12, 50], [15, 50]);
  expect(mentionFinding([{ ...first!, counted: false }, ...others])).toBe(
    'Dihitung sampai TW II 2025',
  );
});

test('the quarter with the largest share of contacts is named, not the one with most contacts', () => {
  expect(mentionFinding(quarters([20, 100], [15, 50]))).toBe(
    'Paling sering pada Triwulan II 2025: 15 dari 50 kontak',
  );
});

test('where all quarters are alike none of them is called the highest', () => {
  expect(mentionFinding(quarters([12, 58], [12, 58]))).toBe(
    'Sama di setiap triwulan: 12 dari 58 kontak',
  );
  expect(mentionFinding(quarters([10, 50], [12, 60]))).toBe(
    'Bagian kontak yang menyebutnya sama di setiap triwulan',
  );
});

test('of several highest quarters each is named', () => {
  expect(mentionFinding(quarters([12, 58], [3, 58], [12, 58]))).toBe(
    'Paling sering pada Triwulan I 2025 dan Triwulan III 2025',
  );
});

test('one quarter is compared with none, and a quarter without contacts or hits with nothing', () => {
  expect(mentionFinding(quarters([12, 58]))).toBe('12 dari 58 kontak pada Triwulan I 2025');
  expect(mentionFinding(quarters([0, 0], [12, 58]))).toBe(
    '12 dari 58 kontak pada Triwulan II 2025',
  );
  expect(mentionFinding(quarters([0, 58], [0, 58]))).toBe('Tidak disebut pada triwulan mana pun');
});

test('counts from a thousand on have the point that all other figures of the page have', () => {
  expect(mentionFinding(quarters([1234, 2400]))).toBe(
    '1.234 dari 2.400 kontak pada Triwulan I 2025',
  );
});
