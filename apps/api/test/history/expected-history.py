"""Twelve made-up quarters and the history that follows from them, worked out without our code.

Run: python3 expected-history.py > twelve-quarters.json
Formulas: honest figures (range of a level, net balance, matched companies).
"""
import json
import math
import random
from decimal import ROUND_HALF_UP, Decimal

SECTORS = ['Konstruksi', 'Real Estat', 'Industri Pengolahan', None]
random.seed(19)
companies = [
    {'name': f'PT Contoh {n:02d}', 'key': f'contoh {n:02d}|pt', 'sector': SECTORS[n % 4]}
    for n in range(70)
]


def score(level):
    drawn = min(5, max(1, round(random.gauss(level, 0.9))))
    return drawn + 0.5 if drawn < 5 and random.random() < 0.05 else drawn


quarters = []
for at in range(12):
    year, quarter = 2022 + at // 4, at % 4 + 1
    # The seventh quarter went to firms that hardly any other quarter went to.
    pool = companies[40:] if at == 6 else companies[:40]
    visited = random.sample(pool, 24 + at % 5)
    notes = []
    for company in visited + [visited[0]]:
        scores = {}
        for indicator, level in (('domestik', 2.8 + 0.12 * at), ('ekspor', 3.2)):
            if random.random() < 0.85:
                scores[indicator] = score(level)
        notes.append({'name': company['name'], 'key': company['key'], 'scores': scores})
    quarters.append({'label': f'Triwulan {["I", "II", "III", "IV"][quarter - 1]} {year}',
                     'year': year, 'quarter': quarter, 'notes': notes})
sector_of = {company['key']: company['sector'] for company in companies}


def only(notes, indicator):
    given = {}
    for note in notes:
        if indicator in note['scores']:
            given.setdefault(note['key'], []).append(note['scores'][indicator])
    return {key: scores[0] for key, scores in given.items() if len(scores) == 1}


def t_quantile(df):
    """The 0.95 quantile of Student's t, by integrating its density."""
    scale = math.exp(math.lgamma((df + 1) / 2) - math.lgamma(df / 2)) / math.sqrt(df * math.pi)

    def above_zero(x, steps=4000):
        h = x / steps
        weights = (1 if i in (0, steps) else 4 if i % 2 else 2 for i in range(steps + 1))
        return h / 3 * sum(w * scale * (1 + (i * h) ** 2 / df) ** (-(df + 1) / 2) for i, w in enumerate(weights))
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if above_zero(middle) < 0.45 else (low, middle)
    return (low + high) / 2


def around(middle, error, n, least, most):
    """The 90 % range on its scale; none below six answers and where all are alike."""
    if n < 6 or error == 0:
        return None
    half = t_quantile(n - 1) * error
    return [max(least, middle - half), min(most, middle + half)]


def history(quarters, indicator, sector):
    points, before = [], None
    for quarter in quarters:
        notes = [note for note in quarter['notes']
                 if sector is None or sector_of[note['key']] == sector]
        scores = [note['scores'][indicator] for note in notes if indicator in note['scores']]
        n = len(scores)
        point = {'label': quarter['label'], 'year': quarter['year'], 'quarter': quarter['quarter'],
                 'n': n, 'contacts': len(notes), 'average': None, 'net_balance': None,
                 'range': None, 'net_range': None, 'matched': None}
        if n:
            mean = sum(scores) / n
            up, down = sum(s > 3 for s in scores) / n, sum(s < 3 for s in scores) / n
            rounded = (Decimal(sum(Decimal(str(s)) for s in scores)) / n).quantize(
                Decimal('0.01'), ROUND_HALF_UP)
            point['average'] = float(rounded)
            point['net_balance'] = float(
                Decimal(str(100 * (up - down))).quantize(Decimal('0.1'), ROUND_HALF_UP))
        if n >= 2:
            error = math.sqrt(sum((s - mean) ** 2 for s in scores) / (n - 1) / n)
            point['range'] = around(mean, error, n, 1, 5)
            error = 100 * math.sqrt((up + down - (up - down) ** 2) / n)
            point['net_range'] = around(100 * (up - down), error, n, -100, 100)
        now = only(notes, indicator)
        if before is not None:
            both = [now[key] - before[key] for key in now if key in before]
            if both:
                point['matched'] = {'n': len(both), 'change': sum(both) / len(both)}
        before = now
        points.append(point)
    return points


print(json.dumps({
    'companies': companies,
    'quarters': quarters,
    'expected': {
        'domestik': history(quarters, 'domestik', None),
        'ekspor': history(quarters, 'ekspor', None),
        'domestik of Konstruksi': history(quarters, 'domestik', 'Konstruksi'),
    },
}, indent=1, ensure_ascii=False))
