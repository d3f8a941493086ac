/** Abbreviations that staff type in haste, each with its word. */
const WRITTEN_OUT = `tw triwulan|trw triwulan|kw kuartal|thn tahun|sblmnya sebelumnya|sblm sebelum|yg yang|dgn dengan|dg dengan
dr dari|pd pada|utk untuk|thd terhadap|dlm dalam|krn karena|tdk tidak|gak tidak|nggak tidak|blm belum|sdh sudah|udah sudah|msh masih
jg juga|tp tetapi|sdgkan sedangkan|rata2 rata-rata|masing2 masing-masing|jml jumlah|jmlh jumlah|persh perusahaan|perush perusahaan
perk perkiraan|cuma hanya|tadinya semula|hrg harga|resp responden|ktk kontak|dibdg dibanding|bhw bahwa|ttg tentang|skrg sekarang
sktr sekitar|jd menjadi|smua semua|bwh bawah|plg paling|ats atas|dom domestik|inves investasi|eks ekspor|transp transportasi|konstr konstruksi|shg sehingga|stlh setelah|spt seperti|klo kalau|smpai sampai|tsb tersebut|bbrp beberapa|bln bulan
bilang menyatakan|blg menyatakan|lapor melaporkan|sebut menyebut|perkirakan memperkirakan|prakirakan memprakirakan|jawab menjawab|kasih memberi|ngga tidak|enggak tidak|hny hanya|cm hanya|aja saja|doang saja|kalo kalau|ga tidak|nambah bertambah|gara2 karena|gara-gara karena|setaun setahun|taun tahun|lbh lebih|kyk seperti
dmstk domestik|invest investasi|invst investasi|dua2nya keduanya|vs dibanding|lemes lemah|kenceng kencang|bgt sangat|wkt waktu|smpl sampel|punya memiliki`;

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  WRITTEN_OUT.split(/[|\n]/).map((pair) => pair.split(' ') as [string, string]),
);

/** A word of this trade, lower case, as it is written out: "krn" is "karena". */
export const writtenOut = (word: string): string => ABBREVIATIONS.get(word) ?? word;
