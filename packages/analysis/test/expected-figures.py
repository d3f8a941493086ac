"""Works out the figures of packages/fixtures/samples without any of this project's code.

Run: python3 packages/analysis/test/expected-figures.py packages/fixtures/samples > packages/analysis/test/expected-figures.json
Only the standard library: zipfile, xml and decimal. Averages are exact decimals, rounded half-up once.
"""
import json, re, sys, unicodedata, zipfile
from decimal import Decimal, ROUND_HALF_UP
from pathlib import Path
from xml.etree import ElementTree as ET

NS = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
LIKERT = ['Permintaan Domestik', 'Permintaan Ekspor', 'Kapasitas Utilisasi', 'Persediaan', 'Investasi',
          'Biaya Energi', 'Biaya Tenaga Kerja (Upah)', 'Harga Jual', 'Margin Usaha', 'Tenaga Kerja',
          'Perkiraan Penjualan', 'Perkiraan Tingkat Upah', 'Perkiraan Harga Jual',
          'Perkiraan Jumlah Tenaga Kerja', 'Perkiraan Investasi']


def fold(label):
    label = unicodedata.normalize('NFKC', label)
    label = re.sub('[\u2010-\u2015\u2212]', '-', label)
    label = re.sub(r'\s+', ' ', label).strip().lower()
    return re.sub(r' ?([-/]) ?', r'\1', label)


def sheets(path):
    with zipfile.ZipFile(path) as z:
        shared = []
        if 'xl/sharedStrings.xml' in z.namelist():
            for si in ET.fromstring(z.read('xl/sharedStrings.xml')):
                shared.append(''.join(t.text or '' for t in si.iter(NS + 't')))
        names = [s.get('name') for s in ET.fromstring(z.read('xl/workbook.xml')).iter(NS + 'sheet')]
        for position, name in enumerate(names, 1):
            cells = {}
            for c in ET.fromstring(z.read(f'xl/worksheets/sheet{position}.xml')).iter(NS + 'c'):
                v, kind = c.find(NS + 'v'), c.get('t')
                if kind == 'inlineStr':
                    value = ''.join(t.text or '' for t in c.iter(NS + 't'))
                elif v is None or v.text is None:
                    continue
                else:
                    value = shared[int(v.text)] if kind == 's' else v.text
                column, row = re.match(r'([A-Z]+)(\d+)', c.get('r')).groups()
                cells[column, int(row)] = value
            yield name, cells


def company_key(name):
    words = re.sub(r'[^a-z0-9]+', ' ', name.lower()).split()
    forms = {'pt': 'pt', 'tbk': 'pt', 'cv': 'cv', 'ud': 'ud'}
    form = {forms[w] for w in words if w in forms}
    return ' '.join(w for w in words if w not in forms), '+'.join(sorted(form))


def score(text):
    try:
        value = Decimal(str(text).strip().replace(',', '.'))
    except Exception:
        return None
    return value if 1 <= value <= 5 else None


def half_up(value, places):
    return float(value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP))


def figures(path, sectors):
    answers = {label: [] for label in LIKERT}
    companies, contacts, by_sector, by_contact = {}, 0, {}, {}
    for _, cells in sheets(path):
        rows = {fold(v): r for (c, r), v in cells.items() if c == 'C'}
        if 'nama contact' not in rows or ('D', rows['nama contact']) not in cells:
            continue
        contacts += 1
        given = {}
        for label in LIKERT:
            row = rows.get(fold(label + ' - Likert Scale'))
            value = score(cells.get(('D', row))) if row and ('D', row) in cells else None
            given[label] = value
            if value is not None:
                answers[label].append(value)
        key = company_key(cells['D', rows['nama contact']])
        inside = by_sector.setdefault(sectors.get(key, ''), {label: [] for label in LIKERT})
        for label in LIKERT:
            if given[label] is not None:
                inside[label].append(given[label])
        by_contact[cells['D', rows['nama contact']]] = [
            None if given[label] is None else float(given[label]) for label in LIKERT]
        both = all(fold(f'Permintaan {k} - Likert Scale') in rows for k in ('Domestik', 'Ekspor'))
        seen = companies.setdefault(key, [False, False])
        if both:
            seen[0] |= given['Permintaan Domestik'] is not None
            seen[1] |= given['Permintaan Ekspor'] is not None
    averages = {label: half_up(sum(v) / Decimal(len(v)), 2) if v else None for label, v in answers.items()}
    matched = [sectors[k] for k in companies if k in sectors]
    return {
        'contacts': contacts, 'companies': len(companies), 'matched': len(matched),
        'averages': averages, 'n': {label: len(v) for label, v in answers.items()},
        'distribution': {label: {str(float(s)): v.count(s) for s in sorted(set(v))} for label, v in answers.items()},
        'net_balance': {label: half_up(Decimal(100) * (sum(x > 3 for x in v) - sum(x < 3 for x in v)) / len(v), 1)
                        if v else None for label, v in answers.items()},
        'sectors': {sector: {label: [half_up(sum(v) / Decimal(len(v)), 2) if v else None, len(v)]
                             for label, v in inside.items()} for sector, inside in by_sector.items()},
        'scores': by_contact,
        'lu_totals': {s: matched.count(s) for s in set(matched)},
        'orientation': {
            'domestic_count': sum(1 for d, e in companies.values() if d and not e),
            'export_count': sum(1 for d, e in companies.values() if e and not d),
            'domestic_export_count': sum(1 for d, e in companies.values() if d and e)},
    }


def main(folder):
    _, cells = next(sheets(folder / 'database-perusahaan.xlsx'))
    header = {v: c for (c, r), v in cells.items() if r == 1}
    sectors = {}
    for r in sorted({r for _, r in cells if r > 1}):
        name = cells.get((header['Nama Perusahaan'], r))
        if name:
            sectors.setdefault(company_key(name), cells.get((header['Lapangan Usaha'], r)))
    result = {p.name: figures(p, sectors) for p in sorted(folder.glob('Triwulan*.xlsx'))}
    print(json.dumps(result, ensure_ascii=False, indent=1, sort_keys=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
