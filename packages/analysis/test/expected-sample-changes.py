"""Works out ranges, splits, headlines and expectations of each pair of sample quarters.

Run: python3 packages/analysis/test/expected-sample-changes.py packages/fixtures/samples > packages/analysis/test/expected-sample-changes.json
Reading is expected-figures.py's, arithmetic expected-changes.py's: neither shares code with this project.
"""
import importlib.util, json, sys
from pathlib import Path


def of_room(room, name):
    path = Path(__file__).parents[2] / room / 'test' / f'{name}.py'
    spec = importlib.util.spec_from_file_location(name.replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


reading, arithmetic = of_room('analysis', 'expected-figures'), of_room('statistics', 'expected-changes')
PAIRS = [('Triwulan II 2024', 'Triwulan I 2024'), ('Triwulan III 2024', 'Triwulan II 2024'),
         ('Triwulan IV 2024', 'Triwulan III 2024'), ('Triwulan I 2025', 'Triwulan IV 2024'),
         ('Triwulan I 2025', 'Triwulan I 2024')]
OUTCOMES = {'Perkiraan Penjualan': 'Permintaan Domestik', 'Perkiraan Tingkat Upah': 'Biaya Tenaga Kerja (Upah)',
            'Perkiraan Harga Jual': 'Harga Jual', 'Perkiraan Jumlah Tenaga Kerja': 'Tenaga Kerja',
            'Perkiraan Investasi': 'Investasi'}


def answers(path, register):
    """Indicator -> [company, sector, score], and the companies that answered exports alone."""
    given, home, abroad = {label: [] for label in reading.LIKERT}, set(), set()
    for _, cells in reading.sheets(path):
        rows = {reading.fold(v): r for (c, r), v in cells.items() if c == 'C'}
        if 'nama contact' not in rows or ('D', rows['nama contact']) not in cells:
            continue
        company = reading.company_key(cells['D', rows['nama contact']])
        for label in reading.LIKERT:
            row = rows.get(reading.fold(label + ' - Likert Scale'))
            value = reading.score(cells.get(('D', row))) if row and ('D', row) in cells else None
            if value is not None:
                given[label].append(['|'.join(company), register.get(company), value])
                if label == 'Permintaan Domestik': home.add('|'.join(company))
                if label == 'Permintaan Ekspor': abroad.add('|'.join(company))
    return given, abroad - home


def outcomes(label, given, exporters):
    if label != 'Perkiraan Penjualan':
        return given[OUTCOMES[label]]
    return [r for r in given['Permintaan Domestik'] if r[0] not in exporters] + \
           [r for r in given['Permintaan Ekspor'] if r[0] in exporters]


def register_of(folder):
    _, cells = next(reading.sheets(folder / 'database-perusahaan.xlsx'))
    header = {v: c for (c, r), v in cells.items() if r == 1}
    known = {}
    for r in sorted({r for _, r in cells if r > 1}):
        name = cells.get((header['Nama Perusahaan'], r))
        if name:
            known.setdefault(reading.company_key(name), cells.get((header['Lapangan Usaha'], r)))
    return known


def weights_of(register):
    """Weights like an office's, of whatever sectors there are: 3 for the first by name, then 1 and 2 in turns."""
    sectors = sorted({s for s in register.values() if s})
    parts = [3 if at == 0 else 1 + at % 2 for at in range(len(sectors))]
    return {s: round(part / sum(parts), 6) for s, part in zip(sectors, parts)}


def pair(now, before, weights, within):
    (given, exporters), (earlier, _) = now, before
    changes = [(arithmetic.change(given[label], earlier[label]), given[label], earlier[label]) for label in reading.LIKERT]
    sectors = sorted({r[1] for rows in given.values() for r in rows if r[1]})
    inside = lambda rows, sector: [r for r in rows if r[1] == sector]
    return {
        'headlines': [reading.LIKERT[at] for at in arithmetic.headlines(changes)],
        'indicators': {label: {
            'change': change, 'sectors': sorted(arithmetic.sectors(a, b), key=lambda row: row[0] or ''),
            'level': arithmetic.level(a), 'weighted': arithmetic.weighted(a, weights),
            **({'within': {s: arithmetic.change(inside(a, s), inside(b, s)) for s in sectors}} if within else {}),
        } for label, (change, a, b) in zip(reading.LIKERT, changes)},
        'expectations': {label: arithmetic.expectation(earlier[label], outcomes(label, given, exporters))
                         for label in OUTCOMES},
    }


if __name__ == '__main__':
    folder = Path(sys.argv[1])
    register = register_of(folder)
    quarters = {q: answers(folder / f'{q}.xlsx', register) for q in {q for p in PAIRS for q in p}}
    weights = weights_of(register)
    print(json.dumps({'weights': weights, 'pairs': [
        {'now': now, 'before': before, **pair(quarters[now], quarters[before], weights, within=(now, before) == PAIRS[3])} for now, before in PAIRS]},
        ensure_ascii=False, separators=(',', ':'), sort_keys=True))
