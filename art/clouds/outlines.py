"""Outlines: walked along the edge of a tone (marching squares), fitted with cubic curves in whole units."""
import numpy as np


def outlines(f):
    """Closed outlines of f < 0, as lists of points in grid units (marching squares)."""
    ins = f < 0
    code = ins[:-1, :-1] * 1 + ins[:-1, 1:] * 2 + ins[1:, 1:] * 4 + ins[1:, :-1] * 8
    ys, xs = np.nonzero((code > 0) & (code < 15))
    nxt = {}

    def cut(e):
        y, x, side = e  # side 0: along x from (x,y); 1: along y from (x,y)
        a = f[y, x]
        b = f[y, x + 1] if side == 0 else f[y + 1, x]
        t = a / (a - b)
        return (x + t, y) if side == 0 else (x, y + t)
    T = {1: ['lt'], 2: ['tr'], 3: ['lr'], 4: ['rb'], 5: ['lt', 'rb'], 6: ['tb'], 7: ['lb'],
         8: ['bl'], 9: ['bt'], 10: ['tr', 'bl'], 11: ['br'], 12: ['rl'], 13: ['rt'], 14: ['tl']}
    for y, x in zip(ys.tolist(), xs.tolist()):
        E = {'t': (y, x, 0), 'b': (y + 1, x, 0), 'l': (y, x, 1), 'r': (y, x + 1, 1)}
        for s in T[int(code[y, x])]:
            nxt[E[s[0]]] = E[s[1]]
    out = []
    while nxt:
        e, _ = next(iter(nxt.items()))
        loop = []
        while e in nxt:
            loop.append(cut(e))
            e = nxt.pop(e)
        if len(loop) > 8:
            out.append(np.array(loop))
    return out


def area(p):
    x, y = p[:, 0], p[:, 1]
    return .5 * abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))


def even(p, step=1.5):
    q = np.vstack([p, p[:1]])
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q, axis=0).T))])
    n = max(8, int(s[-1] / step))
    t = np.linspace(0, s[-1], n, endpoint=False)
    return np.stack([np.interp(t, s, q[:, 0]), np.interp(t, s, q[:, 1])], 1)


def bez(c, t):
    t = t[:, None]
    return (1 - t) ** 3 * c[0] + 3 * (1 - t) ** 2 * t * c[1] + 3 * (1 - t) * t * t * c[2] + t ** 3 * c[3]


def unit(v):
    return v / (np.hypot(*v) + 1e-9)


def fit(p, t0, t1, tol):
    """Cubics through p by least squares, split where they miss by more than tol (Schneider)."""
    n = len(p)
    if n < 4:
        d = np.hypot(*(p[-1] - p[0])) / 3
        return [np.array([p[0], p[0] + t0 * d, p[-1] + t1 * d, p[-1]])]
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    u = s / s[-1]
    for _ in range(4):
        b1, b2 = 3 * (1 - u) ** 2 * u, 3 * (1 - u) * u * u
        b0, b3 = (1 - u) ** 3 + b1, u ** 3 + b2
        A1, A2 = b1[:, None] * t0, b2[:, None] * t1
        R = p - (b0[:, None] * p[0] + b3[:, None] * p[-1])
        c = np.array([[np.sum(A1 * A1), np.sum(A1 * A2)], [np.sum(A1 * A2), np.sum(A2 * A2)]])
        x = np.array([np.sum(A1 * R), np.sum(A2 * R)])
        det = np.linalg.det(c)
        a, b = np.linalg.solve(c, x) if abs(det) > 1e-9 else (0, 0)
        d = np.hypot(*(p[-1] - p[0]))
        if a < d * 1e-3 or b < d * 1e-3 or a > 4 * s[-1] or b > 4 * s[-1]:
            a = b = d / 3
        cv = np.array([p[0], p[0] + t0 * a, p[-1] + t1 * b, p[-1]])
        q = bez(cv, u)
        e = np.hypot(*(q - p).T)
        if e.max() < tol:
            return [cv]
        d1 = 3 * ((1 - u) ** 2)[:, None] * (cv[1] - cv[0]) + 6 * ((1 - u) * u)[:, None] * (cv[2] - cv[1]) + 3 * (u * u)[:, None] * (cv[3] - cv[2])
        d2 = 6 * (1 - u)[:, None] * (cv[2] - 2 * cv[1] + cv[0]) + 6 * u[:, None] * (cv[3] - 2 * cv[2] + cv[1])
        num = np.sum((q - p) * d1, 1); den = np.sum(d1 * d1, 1) + np.sum((q - p) * d2, 1)
        u = np.clip(u - np.where(abs(den) > 1e-9, num / np.where(abs(den) > 1e-9, den, 1), 0), 0, 1)
        u = np.maximum.accumulate(u); u[0], u[-1] = 0, 1
    k = min(max(int(e.argmax()), 2), n - 3)
    m = unit(p[max(k - 2, 0)] - p[min(k + 2, n - 1)])
    return fit(p[:k + 1], t0, m, tol) + fit(p[k:], -m, t1, tol)


def curves(p, tol):
    p = even(p)
    n = len(p)
    g = 3
    a = p - np.roll(p, g, 0)
    b = np.roll(p, -g, 0) - p
    turn = np.abs(np.arctan2(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0], np.sum(a * b, 1)))
    corner = [i for i in range(n) if turn[i] > .72 and turn[i] >= max(turn[(i + j) % n] for j in range(-g, g + 1))]
    keep = []
    for i in corner:
        if not keep or i - keep[-1] > g:
            keep.append(i)
    if len(keep) < 1:
        keep = [int(np.argmax(turn))]
    p = np.roll(p, -keep[0], 0)
    ks = [k - keep[0] for k in keep] + [n]
    p = np.vstack([p, p[:1]])
    out = []
    for i, j in zip(ks, ks[1:]):
        seg = p[i:j + 1]
        w = min(3, len(seg) - 1)
        out += fit(seg, unit(seg[w] - seg[0]), unit(seg[-1 - w] - seg[-1]), tol)
    return out


def path(f, cv, tol, least, unit_=1):
    d, cubics = [], 0
    for p in outlines(f):
        if area(p) < least:
            continue
        p = p + [cv.x0, cv.y0]
        cs = curves(p, tol)
        cubics += len(cs)
        cs = [c / unit_ for c in cs]
        at = np.round(cs[0][0]).astype(int)
        d.append(f'M{at[0]} {at[1]}c')
        nums = []
        for c in cs:
            q = np.round(c[1:]).astype(int) - at
            nums += q.ravel().tolist()
            at = at + q[2]
        s = ''
        for v in nums:
            s += (' ' if s and v >= 0 else '') + str(v)
        d.append(s + 'z')
    return ''.join(d), cubics

