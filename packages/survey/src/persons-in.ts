/** What parts persons in a cell, and a person from what is told of them. */
const PARTS = /[,;:/()\n&]|\s(?:dan|-|–)\s/u;
const TITLE =
  /^(?:(?:Bapak|Ibu|Bpk|Pak|Bu|Sdri?|Saudar[ai]|Mr|Mrs|Ms|Tn|Ny|Hj?|Drs?|Dra|Ir)\.?\s+)+/iu;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,5}$/u;
/** Words of what a person is at a firm. */
const OF_ROLES =
  /(?<!\p{L})(?:accounting|admin\p{L}*|analis|area|asisten|assistant|bagian|bendahara|cabang|chief|controller|corporate|deputi|direk\p{L}*|director|divisi|eksekutif|engineer|executive|finance|financial|front|general|head|hrd?|humas|kabag|kasi|kepala|ketua|keuangan|komisaris|koordinator|lead|legal|logistik|mana[gj]e?\p{L}*|mandor|manufaktur|marketing|narasumber|office\p{L}*|operasi\p{L}*|operation\p{L}*|owner|pelaksana|pemasaran|pemilik|pengawas|pengelola|pengurus|penjualan|perwakilan|pimpinan|plant|plt|presiden|president|produksi|production|proyek|project|purchasing|regional|relations?|sales|secretary|sekretaris|senior|staf\p{L}*|supervisor|teknik|tim|umum|vice|wakil)(?!\p{L})/iu;

/** Words of what stands there in place of a person, of offices and places, and of the questions below it. */
const OF_NO_PERSON =
  /(?<!\p{L})(?:ada|anonim\p{L}*|bali|bank|barat|belum|biaya|business|call|center|client|control|customer|cv|data|development|dinas|domestik|ekspor|energi|guest|harga|hotel|human|indonesia|investasi|jual|kantor|kapasitas|karyawan|kasir|kerja|kosong|kota|margin|n\/a|nihil|pegawai|permintaan|persediaan|perusahaan|petani|pinjaman|pt|pusat|quality|resepsionis|resources?|responden|restoran|sama|selatan|service|suku|tanpa|tbk|tenaga|terlampir|tidak|timur|toko|triwulan|ud|upah|usaha|utara)(?!\p{L})/iu;

/** The names of persons in what a note gives as its sources: two words or more, all of a name. */
export const personsIn = (written: string): string[] =>
  written
    .split(PARTS)
    .map((part) => part.trim().replace(TITLE, '').replace(/\s+/gu, ' '))
    .filter((part) => NAME.test(part) && !OF_ROLES.test(part) && !OF_NO_PERSON.test(part));
