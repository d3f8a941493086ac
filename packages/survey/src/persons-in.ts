/** What parts persons in a cell, and a person from what is told of them. */
const PARTS = /[,;/()\n&]|\s(?:dan|-|–)\s/u;
const TITLE =
  /^(?:(?:Bapak|Ibu|Bpk|Pak|Bu|Sdri?|Saudar[ai]|Mr|Mrs|Ms|Tn|Ny|Hj?|Drs?|Dra|Ir)\.?\s+)+/iu;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,5}$/u;
/** Words of what a person is at a firm. */
const OF_ROLES =
  /(?<!\p{L})(?:accounting|admin\p{L}*|analis|area|asisten|assistant|bagian|bendahara|cabang|chief|controller|corporate|deputi|direk\p{L}*|director|divisi|eksekutif|engineer|executive|finance|financial|front|general|head|hrd?|humas|kabag|kasi|kepala|ketua|keuangan|komisaris|koordinator|lead|legal|logistik|mana[gj]e?\p{L}*|mandor|manufaktur|marketing|narasumber|office\p{L}*|operasi\p{L}*|operation\p{L}*|owner|pelaksana|pemasaran|pemilik|pengawas|pengelola|pengurus|penjualan|perwakilan|pimpinan|plant|plt|presiden|president|produksi|production|proyek|project|purchasing|regional|relations?|sales|secretary|sekretaris|senior|staf\p{L}*|supervisor|teknik|tim|umum|utama|vice|wakil)(?!\p{L})/iu;

/** The names of persons in what a note gives as its sources: two words or more, none of a role. */
export const personsIn = (written: string): string[] =>
  written
    .split(PARTS)
    .map((part) => part.trim().replace(TITLE, '').replace(/\s+/gu, ' '))
    .filter((part) => NAME.test(part) && !OF_ROLES.test(part));
