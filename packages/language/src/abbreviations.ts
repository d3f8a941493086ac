/** Abbreviations that staff type in haste, each with its word; a full stop behind one is part of it. */
const ABBREVIATED = `tw triwulan|trw triwulan|kw kuartal|th tahun|thn tahun|sblmnya sebelumnya|sblm sebelum|yg yang|dgn dengan|dg dengan
dr dari|pd pada|utk untuk|thd terhadap|dlm dalam|krn karena|tdk tidak|blm belum|sdh sudah|msh masih|jg juga|tp tetapi|sdgkan sedangkan
jml jumlah|jmlh jumlah|persh perusahaan|perush perusahaan|prsh perusahaan|perk perkiraan|by biaya|kap kapasitas|util utilisasi|hrg harga
resp responden|ktk kontak|dibdg dibanding|bhw bahwa|ttg tentang|skrg sekarang|sktr sekitar|jd menjadi|smua semua|bwh bawah|plg paling|ats atas
dom domestik|dmstk domestik|inves investasi|invest investasi|invst investasi|eks ekspor|transp transportasi|konstr konstruksi|shg sehingga
stlh setelah|spt seperti|tsb tersebut|bbrp beberapa|bln bulan|blg menyatakan|hny hanya|cm hanya|lbh lebih|bnyk banyak|wkt waktu|smpl sampel`;

/** Signs, numbers for a word said twice, and what is said rather than written. */
const SPOKEN = `-> →|& dan|= sebesar|rata2 rata-rata|rata2nya rata-ratanya|masing2 masing-masing|msg2 masing-masing|sama2 sama-sama|satu2nya satu-satunya
dua2nya keduanya|tiga2nya ketiganya|gara2 karena|gara-gara karena|cuma hanya|aja saja|doang saja|tadinya semula|udah sudah|klo kalau|kalo kalau
gak tidak|ga tidak|nggak tidak|ngga tidak|enggak tidak|smpai sampai|sdkit sedikit|kyk seperti|vs dibanding|setaun setahun|taun tahun
bilang menyatakan|lapor melaporkan|sebut menyebut|nyebut menyebut|perkirakan memperkirakan|prakirakan memprakirakan|jawab menjawab|kasih memberi
nambah bertambah|lemes lemah|kenceng kencang|bgt sangat|punya memiliki`;

const pairsOf = (written: string) =>
  written.split(/[|\n]/).map((pair) => pair.split(' ') as [string, string]);

/** What may have a full stop of its own: "perk." */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  pairsOf(ABBREVIATED).map(([short]) => short),
);

const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  [ABBREVIATED, SPOKEN].flatMap((written) => pairsOf(written)),
);

/** A word or sign of this trade, lower case, as it is written out: "krn" is "karena". */
export const writtenOut = (word: string): string => WRITTEN_OUT.get(word) ?? word;
