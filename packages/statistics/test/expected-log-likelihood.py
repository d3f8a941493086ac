"""Log-likelihood ratios of pairs of shares, by the likelihoods of two binomials instead of by cells.

Run: python3 packages/statistics/test/expected-log-likelihood.py > packages/statistics/test/expected-log-likelihood.json
"""
import json, math, random


def log_likelihood(k, n, p):
    return (k * math.log(p) if k else 0) + ((n - k) * math.log(1 - p) if n > k else 0)


def g2(a, b, c, d):
    p = (a + c) / (b + d)
    apart = log_likelihood(a, b, a / b) + log_likelihood(c, d, c / d)
    return 2 * (apart - log_likelihood(a, b, p) - log_likelihood(c, d, p))


random.seed(19)
shares = [(12, 60, 20, 600), (4, 60, 0, 600), (5, 60, 0, 600), (0, 60, 30, 100), (30, 60, 30, 60), (60, 60, 300, 300),
          (0, 9, 0, 90), (14, 100, 7, 180)]
for _ in range(200):
    b, d = random.randint(1, 200), random.randint(1, 3000)
    shares.append((random.randint(0, b), b, random.randint(0, d), d))
print(json.dumps([[*share, g2(*share)] for share in shares]))
