/** Words of linking and of manner, which assert nothing about what they link. */
const LINKING =
  `sebenarnya sesungguhnya sejatinya faktanya apalagi terlebih lebih-lebih ibarat ibaratnya seakan
  seakan-akan seolah seolah-olah bagaikan betapa menariknya uniknya singkat perlahan perlahan-lahan pelan
  pelan-pelan bertahap setahap berangsur-angsur berarak dahulu ulang terlebih-lebih sebutlah katakanlah
  wujudnya selangkah setapak walhasil pasalnya sebabnya syahdan toh tak pelak agak rada sebegitu sedemikian
  ala bak baru-baru kemarin kelak nanti nantinya prinsipnya hakikatnya efektif praktisnya praktis nisbi
  sayangnya untungnya syukurnya sejurus pasti niscaya konteks boleh berkenaan`.split(/\s+/);

/** Nouns for a side, a part or a sign of something. */
const ASPECTS =
  `gejala fenomena tendensi corak ciri karakter karakteristik sifat watak wujud bentuk rupa jejak tanda
  tanda-tanda petunjuk landasan pijakan patokan bilangan kalkulasi estimasi taksiran nuansa atmosfer
  lanskap ranah lingkup spektrum jenjang tingkatan lapisan strata kalangan kaum komunitas pemain partisipan
  anggota entitas elemen unsur aspek dimensi variabel parameter barometer cermin cerminan refleksi pesan
  realitas fakta konsekuensi implikasi pengecualian pengecualiannya kekhasan keunikan kekontrasan kontras
  tema temanya topik keadaannya situasinya sikap sikapnya responsnya momen babak lembaran era fase rute
  lintasan haluan sudut ceruk garis-garis rona warna`.split(/\s+/);

/** Verbs by which something shows, stands beside something or comes about. */
const SHOWING =
  `menjalani dijalani membayangi dibayangi menyelimuti diselimuti menghiasi dihiasi nampak terkesan
  menyikapi disikapi melangkah berjalan dibarengi membarengi dibuntuti membuntuti mengekor ditemani
  menemani tersisa bersisa dituai menuai memetik dipetik menyuguhkan menghadirkan hadir melukiskan terlukis
  tertuang menuangkan tersirat terselip menyelip terekam merekam terdeteksi terpampang terpotret memotret
  menguak terkuak menyimpan tersimpan melatari dilatari melatarbelakangi mengingatkan diingatkan
  memandangnya menatap ditatap dipahami memahami terkait-kait mengalir berujung bermuara berangkat bertolak
  bersandar bertumpu berpangkal berpijak bertopang menyebar memperlihatkannya menggambarkannya
  mencerminkannya menunjukkannya`.split(/\s+/);

/** Words of the report's own voice, which assert nothing of a figure or of what a contact said. */
export const TURNS_OF_SPEECH: readonly string[] = [...LINKING, ...ASPECTS, ...SHOWING];

/** Turns of several words, some of which would mean something by themselves. */
export const TURNS: readonly string[] =
  `tak heran|tidak heran|tidak mengherankan|tidaklah mengherankan|tidak berlebihan|kabar baik|kabar baiknya|kabar buruk|kabar buruknya|pendek kata|lebih tepatnya|hanya saja|cuma saja|terlepas dari itu|lepas dari itu|terlepas dari hal itu|itu sebabnya|itulah sebabnya|inilah sebabnya|terkait hal itu|terkait hal tersebut|terkait itu|di tengah itu|di balik itu|di balik angka itu|di balik angka tersebut|bila ditarik ke belakang|jika ditarik ke belakang|bila dilihat ke belakang|jika dilihat ke belakang|jika ditarik mundur|apabila dilihat lebih dekat|bila dilihat lebih dekat|jika dilihat lebih dekat|lebih dekat lagi|tidak jauh beda|tidak demikian|tidak demikian halnya|tidak demikian dengan|lain halnya dengan|dengan kata lain|dalam bahasa sederhana|secara sederhana|secara garis besar|garis besarnya|pada garis besarnya|sudut pandang|dari sudut ini|tidak dapat dipungkiri|tak dapat dipungkiri|tidak dimungkiri|perlu digarisbawahi|patut digarisbawahi|perlu diingat|patut diingat|satu hal|hal lain|hal ini|titik tolak|pada titik ini|sampai di sini|dari sini|ke belakang`.split(
    '|',
  );
