/** The look of the share cards: the colours of src/styles/tokens.css in light mode, sizes for a picture seen at a third of its width. */
export const CARD_STYLE = `
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: 100%; height: 100%; overflow: hidden; color: #0e2141; font: 400 34px/1.3 Text }
.paper { background: #fbf4e4 }
.sky { background: linear-gradient(#79c2ee, #a9daf4 58%, #c9eaf9 82%, #a9daf4) }
main { position: absolute; inset: 64px auto 150px 64px; display: flex; width: 560px; flex-direction: column; justify-content: center }
.sky main { inset-block: 70px 210px; width: 860px }
h1 { font: 700 100px/1 Display; letter-spacing: -.03em; text-wrap: balance; overflow-wrap: anywhere }
.middle { font-size: 84px }
.long { font-size: 66px }
.sky .short, .sky .middle { font-size: 138px }
.sky .long { font-size: 84px }
.line { margin-top: 26px; text-wrap: balance }
.sky .line { font-weight: 600; font-size: 40px }
.reading { display: flex; gap: 16px; align-items: center; margin-top: 34px; font-weight: 600; font-size: 30px }
footer { position: absolute; inset: auto auto 52px 64px; display: flex; gap: 18px; align-items: center; font: 700 34px/1 Display }
footer span { color: #2a3b5a; font: 400 28px/1 Text }
.paper footer span { display: none }
footer svg { width: 66px }
.fill-gold { fill: #f7b938 }
.reading svg { width: 40px; height: 40px }
.crop { position: absolute; top: 0; right: 0; width: 536px; height: 100%; border-radius: 56px 0 0 56px; object-fit: cover; object-position: 12% 0; box-shadow: 0 2px 4px #543a1814, 0 34px 70px -18px #543a1857 }
.sun { position: absolute; top: 62px; right: 92px; width: 190px; height: 190px; border-radius: 50%; background: #ffd667; box-shadow: 0 0 0 26px #fffbe866, 0 0 0 56px #fffbe833 }
.cloud { position: absolute }
.small { top: 170px; right: 30px; width: 360px }
.bank { right: -60px; bottom: -70px; left: 360px; mask: linear-gradient(90deg, transparent 18%, #000 42%) }
.bank svg { display: block; width: 100% }
`;
