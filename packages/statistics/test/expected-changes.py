"""Works out ranges, matched changes, splits, headlines and expectations of generated quarters.

Run: python3 packages/statistics/test/expected-changes.py > packages/statistics/test/expected-changes.json
Only the standard library and none of this project's code: exact fractions where a formula allows it,
Student's t by integrating its density. Each case lists its answers, so the test needs no generator.
"""
import json, math, random
from fractions import Fraction as F


def t_quantile(df, p=0.95):
    scale = math.exp(math.lgamma((df + 1) / 2) - math.lgamma(df / 2)) / math.sqrt(df * math.pi)
    density = lambda x: scale * (1 + x * x / df) ** (-(df + 1) / 2)

    def above_zero(x, steps=4000):
        h = x / steps
        return h / 3 * sum((1 if i in (0, steps) else 4 if i % 2 else 2) * density(i * h) for i in range(steps + 1))
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if above_zero(middle) < p - 0.5 else (low, middle)
    return (low + high) / 2


def mean(xs): return sum(xs, F(0)) / len(xs)
def cov(xs, ys): return sum(((x - mean(xs)) * (y - mean(ys)) for x, y in zip(xs, ys)), F(0)) / (len(xs) - 1)
def values(rows): return [F(str(row[2])) for row in rows]
def sign(x): return (x > 3) - (x < 3)


def only(rows):
    names = [row[0] for row in rows]
    return {row[0]: row for row in rows if names.count(row[0]) == 1}


def change(now, before):
    a, b = only(now), only(before)
    both = [k for k in a if k in b]
    pairs = [(F(str(a[k][2])), F(str(b[k][2]))) for k in both]
    x1, x0 = values(now), values(before)
    out = {'matched': None, 'range': None, 'panel': None, 'n': [len(both), len(now) - len(both), len(before) - len(both)]}
    if min(len(x1), len(x0)) >= 6:
        c = cov([p[0] for p in pairs], [p[1] for p in pairs]) if len(pairs) > 1 else F(0)
        se = math.sqrt(max(F(0), cov(x1, x1) / len(x1) + cov(x0, x0) / len(x0) - 2 * len(pairs) * c / (len(x1) * len(x0))))
        d = float(mean(x1) - mean(x0))
        half = t_quantile(min(len(x1), len(x0)) - 1) * se
        out['range'] = {'change': d, 'se': se, 'low': d - half, 'high': d + half}
    if pairs:
        ds = [p - q for p, q in pairs]
        half = t_quantile(len(ds) - 1) * math.sqrt(cov(ds, ds) / len(ds)) if len(ds) >= 10 else None
        d = float(mean(ds))
        out['matched'] = {'n': len(ds), 'change': d, 'low': None if half is None else d - half,
                          'high': None if half is None else d + half}
        e = values([r for r in now if r[0] not in both])
        l = values([r for r in before if r[0] not in both])
        # From the other side: what the average would have been without those who came or went.
        out['panel'] = {'moved': d, 'entered': float(mean(x1) - mean([p[0] for p in pairs])) if e else 0.0,
                        'left': float(mean([p[1] for p in pairs]) - mean(x0)) if l else 0.0}
    return out


def sectors(now, before):
    if not now or not before:
        return []
    g = (mean(values(now)) + mean(values(before))) / 2
    rows = []
    for s in dict.fromkeys(r[1] for r in now + before):
        a, b = [r for r in now if r[1] == s], [r for r in before if r[1] == s]
        p1, p0 = F(len(a), len(now)), F(len(b), len(before))
        m1, m0 = (mean(values(a)) if a else None), (mean(values(b)) if b else None)
        if a and b:
            within, composition = (p1 + p0) / 2 * (m1 - m0), (p1 - p0) * ((m1 + m0) / 2 - g)
        else:
            within, composition = F(0), p1 * (m1 - g) if a else -p0 * (m0 - g)
        rows.append([s, float(within), float(composition), len(a), len(b)])
    return rows


def around(middle, se, n, least, most):
    if n < 6 or se == 0:
        return None, None
    half = t_quantile(n - 1) * se
    return max(least, middle - half), min(most, middle + half)


def level(rows):
    xs = values(rows)
    n = len(xs)
    if n < 2:
        return None
    low, high = around(float(mean(xs)), math.sqrt(cov(xs, xs) / n), n, 1, 5)
    up, down = F(sum(x > 3 for x in xs), n), F(sum(x < 3 for x in xs), n)
    spread = math.sqrt(up + down - (up - down) ** 2)
    nb = float(100 * (up - down))
    nb_low, nb_high = around(nb, 100 * spread / math.sqrt(n), n, -100, 100)
    return {'low': low, 'high': high, 'nb_low': nb_low, 'nb_high': nb_high,
            'disagreement': spread}


def weighted(rows, weights):
    groups, pool = [], [F(0), []]
    for s, w in weights.items():
        ys = [F(100 * sign(r[2])) for r in rows if r[1] == s]
        if len(ys) >= 3:
            groups.append((F(str(w)), ys))
        elif ys:
            pool = [pool[0] + F(str(w)), pool[1] + ys]
    if len(pool[1]) >= 3:
        groups.append(tuple(pool))
    covered = sum((w for w, _ in groups), F(0))
    if covered < F(7, 10):
        return None
    nb = sum((w * mean(ys) for w, ys in groups), F(0)) / covered
    parts = [((w / covered) ** 2 * cov(ys, ys) / len(ys), len(ys) - 1) for w, ys in groups]
    squared, low, high = sum((v for v, _ in parts), F(0)), None, None
    if squared > 0 and sum(len(ys) for _, ys in groups) >= 6:
        # Degrees of freedom by Satterthwaite.
        half = t_quantile(float(squared ** 2 / sum(v * v / df for v, df in parts))) * math.sqrt(squared)
        low, high = max(-100.0, float(nb) - half), min(100.0, float(nb) + half)
    return {'balance': float(nb), 'low': low, 'high': high, 'coverage': float(covered)}


def expectation(expected, outcome):
    a, b = only(expected), only(outcome)
    pairs = [(sign(a[k][2]), sign(b[k][2])) for k in a if k in b]
    n, matrix = len(pairs), [[sum(p == (i, j) for p in pairs) for j in (-1, 0, 1)] for i in (-1, 0, 1)]
    if n < 10:
        return {'n': n, 'matrix': matrix, 'hit_rate': None, 'bias': None, 'baseline': None, 'skill': None}
    hit = F(sum(i == j for i, j in pairs), n)
    base = sum(F(sum(i == s for i, _ in pairs), n) * F(sum(j == s for _, j in pairs), n) for s in (-1, 0, 1))
    return {'n': n, 'matrix': matrix, 'hit_rate': float(hit), 'bias': float(F(sum(j - i for i, j in pairs), n)),
            'baseline': float(base), 'skill': None if base == 1 else float((hit - base) / (1 - base))}


def two_sided(t, df):
    scale = math.exp(math.lgamma((df + 1) / 2) - math.lgamma(df / 2)) / math.sqrt(df * math.pi)
    density = lambda x: scale * (1 + x * x / df) ** (-(df + 1) / 2)
    steps, h = 20000, abs(t) / 20000
    inside = h / 3 * sum((1 if i in (0, steps) else 4 if i % 2 else 2) * density(i * h) for i in range(steps + 1))
    return 1 - 2 * inside


def headlines(changes):
    ps = []
    for at, (c, now, before) in enumerate(changes):
        n = min(len(now), len(before))
        if c['range'] and n >= 10:
            r = c['range']
            ps.append((two_sided(r['change'] / r['se'], n - 1) if r['se'] else float(r['change'] == 0), at))
    ps.sort()
    k = max((i + 1 for i, (p, _) in enumerate(ps) if p <= (i + 1) / len(ps) * 0.10), default=0)
    told = [at for p, at in ps[:k] if changes[at][0]['range']['low'] > 0 or changes[at][0]['range']['high'] < 0]
    return sorted(at for at in told if not denied(changes[at][0]))


def denied(c):
    '''The same firms' own range includes 0, or they moved the other way.'''
    m = c['matched']
    if m is None or m['low'] is None:
        return False
    return m['low'] <= 0 <= m['high'] or (m['change'] > 0) != (c['range']['change'] > 0)


SECTORS = ['Pertanian', 'Perdagangan', 'Konstruksi', 'Industri Pengolahan', 'Akomodasi', None]


def quarter(rng, n, tilt=0.0, halves=False):
    rows = []
    for i in range(n):
        x = min(5, max(1, round(rng.gauss(3.2 + tilt, 0.9) * (2 if halves else 1)) / (2 if halves else 1)))
        rows.append([f'firm {i}', SECTORS[i * i % 6], x])
    return rows


def cases():
    rng = random.Random(20261121)
    a = quarter(rng, 60)
    yield 'identical quarters', a, [list(r) for r in a]
    replaced = [list(r) for r in a[:48]] + [[f'newcomer {i}', SECTORS[i % 5], rng.randint(3, 5)] for i in range(12)]
    yield 'twelve firms replaced, no matched answer changed', replaced, a
    for n1, n0, overlap in ((60, 57, 45), (30, 33, 20), (12, 11, 9), (10, 10, 10), (7, 8, 3), (5, 8, 3), (3, 2, 1)):
        before = quarter(rng, n0, 0.1)
        fresh = quarter(rng, n1, -0.2, halves=True)
        now = [[r[0] if i < overlap else 'x ' + r[0], r[1], r[2]] for i, r in enumerate(fresh)]
        yield f'{n1} now, {n0} before, {overlap} the same', now, before
    doubled = quarter(rng, 20)
    yield 'a company that answers twice', doubled + [['firm 3', None, 5], ['firm 3', None, 1]], quarter(rng, 20)
    yield 'nobody the same', [['n ' + r[0], r[1], r[2]] for r in quarter(rng, 25)], quarter(rng, 25)
    yield 'one answer now', [['firm 0', 'Pertanian', 5]], quarter(rng, 25)
    yield 'no answer now', [], quarter(rng, 4)
    yield 'all the same score, then another', [[f'firm {i}', None, 4] for i in range(15)], [[f'firm {i}', None, 3] for i in range(15)]


WEIGHTS = {'Pertanian': 0.31, 'Perdagangan': 0.19, 'Konstruksi': 0.2, 'Industri Pengolahan': 0.13, 'Akomodasi': 0.17}

if __name__ == '__main__':
    out, changes = [], []
    for name, now, before in cases():
        c = change(now, before)
        changes.append((c, now, before))
        out.append({'name': name, 'now': now, 'before': before, 'change': c, 'sectors': sectors(now, before),
                    'level': level(now), 'weighted': weighted(now, WEIGHTS), 'expectation': expectation(before, now)})
    print(json.dumps({'weights': WEIGHTS, 'cases': out, 'headlines': headlines(changes)}, separators=(',', ':')))
