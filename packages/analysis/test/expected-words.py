"""Ranks the key words of packages/fixtures/samples by scikit-learn itself, without any of this project's code.

Run: /usr/bin/python3 packages/analysis/test/expected-words.py packages/fixtures/samples NATURAL_STOPWORDS_ID.js > packages/analysis/test/expected-words.json
Made with scikit-learn 1.2.1 (Debian's python3-sklearn). The second argument is natural's list.
"""
import importlib.util, json, re, sys
from pathlib import Path

from sklearn.feature_extraction.text import TfidfVectorizer

here = Path(__file__).parent
spec = importlib.util.spec_from_file_location('figures', here / 'expected-figures.py')
figures = importlib.util.module_from_spec(spec)
spec.loader.exec_module(figures)

NARRATIVES = {
    'domestik': ('Permintaan Domestik', 'Permintaan/Penjualan - Permintaan Domestik'),
    'biaya bahan baku': ('Biaya Bahan Baku', 'Biaya-biaya - Bahan Baku Diluar Gaji/Upah'),
    'perkiraan investasi': ('Perkiraan Investasi', 'Perkiraan Investasi'),
}
source = Path(sys.argv[2]).read_text()
natural = set(re.findall(r"'([a-z-]+)'", source[source.index('const words'):]))
trade = 'triwulan perusahaan kontak rp yoy qtq'.split()
content = 'tidak belum naik turun tinggi rendah'.split()


def tokenise(text):
    return re.findall('[a-z]{2,}', re.sub(r'\b(?:https?://|www\.)\S+', ' ', text.lower()))


def narratives(path, label):
    for _, cells in figures.sheets(path):
        rows = {figures.fold(v): row for (column, row), v in cells.items() if column == 'C'}
        if figures.fold('Nama Contact') not in rows:
            continue
        said = cells.get(('D', rows.get(figures.fold(label), 0)))
        if said and said.strip():
            yield said


out = {}
for path in sorted(Path(sys.argv[1]).glob('Triwulan*.xlsx')):
    for key, (display, label) in NARRATIVES.items():
        stop = (natural | set(trade)) - set(content) | set(tokenise(display))
        documents = list(narratives(path, label))
        vectorizer = TfidfVectorizer(analyzer=lambda text: [w for w in tokenise(text) if w not in stop])
        scores = vectorizer.fit_transform(documents).sum(axis=0).A1
        ranked = sorted(zip(vectorizer.get_feature_names_out(), scores), key=lambda p: (-p[1], p[0]))
        out.setdefault(path.name, {})[key] = {
            'documents': len(documents),
            'words': {word: round(float(score), 8) for word, score in ranked[:100]},
        }
json.dump(out, sys.stdout, ensure_ascii=False)
