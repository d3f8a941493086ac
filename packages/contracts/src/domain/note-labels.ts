/** Labels of a diary note's rows besides its indicators', with which captured notes are written and all are read. */
export const NOTE_LABELS = {
  company: 'Nama Contact',
  quarter: 'Periode',
  /** What is said of the visit itself, in the sheet's order. */
  visit: {
    address: 'Alamat',
    date: 'Tanggal Pelaksanaan',
    respondent: 'Responden',
    method: 'Metode',
    employees: 'Jumlah Karyawan',
    product: 'Produk Utama',
    other: 'Informasi Lainnya',
    interviewer: 'Pewawancara',
  },
} as const;
