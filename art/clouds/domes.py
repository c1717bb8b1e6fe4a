"""The body of a cloud: puffs, domes of puffs, and the four tones in which a row of domes is painted."""
import math
import numpy as np

LIGHT = (math.cos(math.radians(60)), -math.sin(math.radians(60)))  # from above right, 60 degrees up
FAR = 60.0


class Canvas:
    def __init__(self, w, h, wrap=False):
        self.w, self.h, self.wrap = w, h, wrap
        self.pad = 60  # room round the picture, so that outlines close (and a tile can run on)
        self.x0, self.x1 = -self.pad, w + self.pad
        self.y0, self.y1 = -self.pad, h + self.pad
        self.ny, self.nx = self.y1 - self.y0, self.x1 - self.x0
        self.Y, self.X = np.mgrid[self.y0:self.y1, self.x0:self.x1].astype(np.float32)

    def empty(self):
        return np.full((self.ny, self.nx), FAR, np.float32)

    def join(self, f, x, y, r, k=0.0, sx=1.0):
        """f = smooth union of f and a circle (sx: how much wider than high)."""
        m = FAR
        places = (x, x - self.w, x + self.w) if self.wrap else (x,)
        for px in places:
            a, b = int(px - r * sx - m - self.x0), int(px + r * sx + m - self.x0)
            c, d = int(y - r - m - self.y0), int(y + r + m - self.y0)
            a, b, c, d = max(a, 0), min(b, self.nx), max(c, 0), min(d, self.ny)
            if a >= b or c >= d:
                continue
            q = np.hypot((self.X[c:d, a:b] - px) / sx, self.Y[c:d, a:b] - y) - r
            g = f[c:d, a:b]
            if k:
                h = np.clip(.5 + .5 * (g - q) / k, 0, 1)
                f[c:d, a:b] = g * (1 - h) + q * h - k * h * (1 - h)
            else:
                f[c:d, a:b] = np.minimum(g, q)
        return f


def smax(a, b, k):
    h = np.clip(.5 - .5 * (a - b) / k, 0, 1)
    return a * (1 - h) + b * h + k * h * (1 - h)


def soften(f, r):
    """Three passes of a box, r units to each side: takes off splinters and the last sharpness of the creases."""
    for axis in (0, 1, 0, 1, 0, 1):
        n = 2 * r + 1
        p = np.concatenate([np.repeat(np.take(f, [0], axis), r + 1, axis), f, np.repeat(np.take(f, [-1], axis), r, axis)], axis).astype(np.float64)
        c = np.cumsum(p, axis)
        f = (np.take(c, range(n, c.shape[axis]), axis) - np.take(c, range(0, c.shape[axis] - n), axis)) / n
    return f


def scallop(cv, rng, lo, hi, depth):
    """Height of a row of shallow rounded bellies hanging from a line, by x."""
    x, out = cv.x0 - hi, np.zeros(cv.nx, np.float32)
    xs = np.arange(cv.x0, cv.x1)
    if cv.wrap:
        n = max(2, round(cv.w / ((lo + hi) / 2)))
        edges = np.cumsum(rng.uniform(lo, hi, n)); edges = np.concatenate([[0], edges * cv.w / edges[-1]])
        spans = [(edges[i] + s, edges[i + 1] + s) for s in (-cv.w, 0, cv.w) for i in range(n)]
        deep = list(rng.uniform(.3, 1, n)) * 3
    else:
        spans, deep = [], []
        while x < cv.x1 + hi:
            w = rng.uniform(lo, hi); spans.append((x, x + w)); deep.append(rng.uniform(.3, 1)); x += w
    for (a, b), d in zip(spans, deep):
        t = (xs - (a + b) / 2) / ((b - a) / 2)
        out = np.maximum(out, np.where(abs(t) < 1, np.sqrt(np.clip(1 - t * t, 0, 1)) * depth * d, 0))
    n = 9
    return np.convolve(np.pad(out, n, mode='edge'), np.ones(n) / n, 'same')[n:-n]


class Dome:
    """cx, base: middle of its foot; w: half its width; h: its height; grain: size of the puffs on its rim.
    white, pale: how far down the two light tones reach (0: whole dome, 1: rim only)."""

    def __init__(self, cx, base, w, h, rng, grain=.36, white=1.0, pale=.52):
        cy, ry, rx = base - h * .45, h * .55, w * .86
        size = min(rx, ry)
        self.core = (cx, cy, ry * .84, rx / ry)
        self.rim = []
        ang, end = math.radians(rng.uniform(-22, -6)), math.radians(196)
        while ang < end:
            up = max(0, math.sin(ang))
            r = size * grain * rng.uniform(.74, 1.22) * (.74 + .34 * up)
            px = cx + math.cos(ang) * (rx - r * .42)
            py = cy - math.sin(ang) * (ry - r * .80)
            self.rim.append((px, py, r))
            if r > 15 and rng.random() < .62:  # a smaller puff on its shoulder
                t = ang + rng.choice([-1, 1]) * rng.uniform(.35, .75)
                rr = r * rng.uniform(.46, .62)
                self.rim.append((px + math.cos(t) * r * .72, py - math.sin(t) * r * .72, rr))
            ang += r * rng.uniform(1.28, 1.62) / math.hypot(rx * math.sin(ang), ry * math.cos(ang) + 1e-6)
        self.light = [self.cap(rng, pale, grain), self.cap(rng, white, grain)]

    def cap(self, rng, depth, grain):
        """The lit part: the core moved towards the light, with puffs hanging from its lower left edge."""
        x, y, r, sx = self.core
        x, y = x + LIGHT[0] * depth * r * sx * .9, y + LIGHT[1] * depth * r * 1.15
        out = [(x, y, r * .86, sx)]
        ang = math.radians(rng.uniform(140, 165))
        while ang < math.radians(400):
            q = r * grain * rng.uniform(.55, 1.05)
            out.append((x + math.cos(ang) * (r * .86 * sx - q * .45), y - math.sin(ang) * (r * .86 - q * .45), q, 1))
            ang += q * rng.uniform(1.35, 1.8) / math.hypot(r * sx * math.sin(ang), r * math.cos(ang) + 1e-6)
        k = .12 + depth * .5
        for (px, py, pr) in self.rim:
            d = 2 + pr * k
            if py < y + r * .3:
                out.append((px + LIGHT[0] * d, py + LIGHT[1] * d, pr, 1))
        return out

    def fields(self, cv, k=3.0):
        x, y, r, sx = self.core
        s = cv.join(cv.empty(), x, y, r, 0, sx)
        for p in self.rim:
            cv.join(s, *p, k)
        lit = []
        for part in self.light:
            f = cv.empty()
            for (px, py, pr, psx) in part:
                cv.join(f, px, py, pr, 4, psx)
            lit.append(np.maximum(f, s))
        return s, lit[0], np.maximum(lit[1], lit[0])


def shifted(f, dx, dy):
    return np.roll(np.roll(f, int(round(dy)), 0), int(round(dx)), 1)


def paint(cv, domes, rng, base=None, foot=None, plate=24, under=(30, 60), rim=5):
    """Levels 1 to 4 as fields: negative where the tone is at least that light."""
    lv = [cv.empty() for _ in range(4)]
    for dome in domes:
        s, f3, f4 = dome.fields(cv)
        lv[3] = np.maximum(lv[3], -(shifted(s, -rim * 1.3, -rim * .8) - rim * .3))  # no white close behind a rim
        for i in range(4):
            lv[i] = np.maximum(lv[i], -s)
        for i, f in ((0, s), (1, s), (2, f3), (3, f4)):
            lv[i] = np.minimum(lv[i], f)
    if base is None:
        return lv
    # the flat base: wide, shallow bellies in a row close the cloud below
    left, right = foot
    lv[0] = smax(lv[0], cv.Y - (base - plate * .4), plate * .5)
    x = left
    while x < right - plate:
        w = min(rng.uniform(1.4, 3.4) * plate, (right - x) / 2)
        end = x == left or x + 2 * w > right - plate
        r = plate * (.72 if end else rng.uniform(.8, 1.05))
        cv.join(lv[0], x + w, base - r - plate * (.42 if end else rng.uniform(-.04, .22)), r, 14, w * 1.1 / r)
        x += w * rng.uniform(1.55, 1.85)
    big = plate * 2.6  # round the two lower corners
    qx = np.abs(cv.X - (left + right) / 2) - ((right - left) / 2 + plate * 1.0 - big)
    qy = cv.Y - (base + plate * .1 - big)
    corner = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) - big
    lv[0] = np.where((qx > 0) & (qy > 0), np.maximum(lv[0], corner), lv[0])
    # shade from below: bellies of very different depth hang into it
    lo, hi = plate * 2.2, plate * 7
    for i, up, deep in ((1, under[0], .75), (2, under[1], 1.5), (3, under[1] * 1.4, 1.5)):
        line = base - up - plate * deep * .4 + scallop(cv, rng, lo, hi, plate * deep)[None, :]
        src = lv[i] if i > 1 else np.minimum(lv[1], lv[0])
        lv[i] = smax(np.maximum(src, lv[i - 1]), cv.Y - line, 6)
    lv[1] = np.maximum(lv[1], lv[0])
    lv[0] = np.maximum(lv[0] + .6, base - under[0] - plate * .9 - cv.Y)  # the rest of the outline is tone 2's
    return lv

