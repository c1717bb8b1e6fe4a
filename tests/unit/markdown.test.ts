import { afterAll, expect, test } from 'vitest';
import { ContentCopy } from '../support/owners/content-copy.ts';

const copy = new ContentCopy('markdown');
afterAll(() => copy.remove());

const RAIN = 'sample/writing/rain.md';
const FACTS = '---\ntitle: Rain\ndescription: Wet.\ndate: 2025-02-28\n---\n\n';

const check = (text: string, facts = FACTS) => copy.check({ [RAIN]: () => facts + text });

/** What is published as it is written, or left out, and the message about it. */
const NAMED: [markdown: string, message: string][] = [
  ['The sum $x^2$ grows.', 'has the formula $x^2$, shown as it is written. Write "math: true" into the front matter'],
  ['$$\nx\n$$', 'has the formula $$ x $$, shown'],
  ['```mermaid\ngraph LR\n```', 'has a diagram in Mermaid, shown as its code.'],
  ['See [[Another note]].', 'has the wiki link [[Another note]], shown'],
  ['![[graph.png]]', 'has the Obsidian picture ![[graph.png]], shown'],
  ['{{< figure src="a.png" >}}', 'has the shortcode {{< figure src="a.png" >}}, shown'],
  ['{% highlight js %}', 'has the shortcode {% highlight js %}, shown'],
  ['It is ==important==.', 'has the highlight ==important, shown'],
  ['Drink H~2~O.', 'has the subscript ~2~, shown'],
  ['The 2^nd^ time.', 'has the superscript ^nd^, shown'],
  ['Graph\n: What is left.', 'has the definition : What is left., shown'],
  ['## Heading {#own-id}', 'has the attributes {#own-id}, shown'],
  ['## Another {.wide}', 'has the attributes {.wide}, shown'],
  ['```{.python linenos=true}\nx\n```', 'has code with {.python linenos=true} behind the backticks.'],
  ['```js title="a.js"\nx\n```', 'has code with js title="a.js" behind the backticks.'],
  ['A [link][nowhere].', 'has the link [link][nowhere], shown'],
  ['> [!NOTE] Beside it.', 'has the callout [!NOTE], shown'],
  ['It is \\(x^2\\).', 'has the formula \\(x^2\\), shown'],
  ['See {{ site.url }}.', 'has the shortcode {{ site.url }}, shown'],
  ['{: .class}', 'has the attributes {: .class}, shown'],
  ['Two ~struck words~.', 'has the subscript ~struck words~, shown'],
  ['<div>\nA **bold** word\n</div>', 'has Markdown inside an HTML tag: **bold**, shown'],
  ['<?php echo 1 ?>', 'has <?php, which is left out.'],
  ['<body>', 'has the HTML tag <body>, which is left out; the text in it stays.'],
  ['A word <!-- of\n\ntwo --> parts.', 'has the comment <!--, shown'],
  ['[TOC]', 'has the table of contents [TOC], shown'],
  ['Hi :no_such_name:!', 'has the emoji :no_such_name:, shown'],
  ['Hi :star::no_such_star:!', 'has the emoji :star::no_such_star:, shown'],
  ['> [!NOTE]\n> Here it is ==lit==.', 'has the highlight ==lit, shown'],
  ['Nowhere.[^lost]', 'has the footnote [^lost], shown'],
  ['> [!DANGER]\n> Run.', 'has the callout [!DANGER], shown'],
  ['::: note', 'has the container ::: note, shown'],
  ['<center>Here</center>', 'has the HTML tag <center>, which is left out; the text in it stays.'],
  ['<iframe src="https://a.test"></iframe>', 'has the HTML tag <iframe>, which is left out with all that is in it.'],
  ['<p align="right" class="a">Right</p>', 'has the HTML tag <p> with align and class, which is left out.'],
  ['A vector<float> of it.', 'has <float>, which is no HTML tag and is shown as text.'],
  ['A vector<std::string> of it.', 'links to std::string, which few browsers can open. Write code between backticks.'],
  ['```tyepscript\nx\n```', 'has code in the unknown language "tyepscript", which has no colours.'],
  ['See %%not for you%%.', 'has the hidden comment %%not for you%%, shown'],
  ['It is so. ^block-1', 'has the name of a block ^block-1, shown'],
  ['- [/] half of it', 'has the task [/], shown'],
  ['[caption id="a"]Rain[/caption]', 'has the shortcode [caption id="a"]Rain[/caption], shown'],
  ['Go to {{ "/about" | relative_url }}.', 'has the shortcode {{ "/about" | relative_url }}, shown'],
  ['##No space', 'has the heading ##No space, shown'],
  ['**「强调」**文字', 'has the bold text **「强调」**, shown'],
  ['| a | b |\n| c | d |', 'has the table | a | b | | c | d |, shown'],
  ['Here <img src=/img/a.png alt=b> it is.', 'has the HTML tag <img src=/img/a.png alt=b>, shown'],
  ['A thought^[in a note].', 'has the note ^[in a note], shown'],
  ['As [@doe99, p. 3] says.', 'has the citation [@doe99, p. 3], shown'],
  ['*[HTML]: a language', 'has the abbreviation *[HTML]: a language, shown'],
  ['{::comment}', 'has the shortcode {::comment}, shown'],
  ['??? question', 'has the container ??? question, shown'],
  ['![A graph](a graph.png)', 'has the link ![A graph](a graph.png), shown'],
  ['The [about page] (/about) is there.', 'has the link [about page] (/about), shown'],
  ['Costs $ \\alpha $ more.', 'has the formula $ \\alpha $, shown as it is written. Write "math: true"'],
  ['[^lonely]: Nobody comes.', 'has the note [^lonely], which is left out'],
  ['````js\nx', 'has code that does not end: all of the text below is in it. Write ```` behind it.'],
];

test('OWN-18 whatever looks like markup and does not work is named with file and line, and is no error', async () => {
  const text = NAMED.map(([markdown]) => markdown).join('\n\n');
  const { problems, advice } = await check(text);
  const expected = NAMED.map(([markdown, message]) => {
    const line = (FACTS + text.slice(0, text.indexOf(markdown))).split('\n').length;
    return `${RAIN}:${line + (/^(Graph|<div>|> \[!NOTE\]\n)/.test(markdown) ? 1 : 0)}: ${message}`;
  });
  expect(problems).toEqual([]);
  expect(expected.filter((start) => !advice.some((one) => one.startsWith(start)))).toEqual([]);
  expect(advice.filter((one) => !expected.some((start) => one.startsWith(start)))).toEqual([]);
});

/** What readers of Markdown know from GitHub, and prices and code that only look like markup. */
const FINE = `# A section

> [!NOTE]
> With **words**.

:rocket::rocket: and :+1: and :100: at 10:30:45 and std::key::x \\:rocket:, for $5 to $10, in \${HOME}/.cache and \${{ secrets.A }}, std::vector and n<10. \\[\\[no link\\]\\]

Press <kbd>Ctrl</kbd>, then L<sub>2</sub>.<br>Done.

<details>
<summary>More</summary>

## Inside

~~gone~~ \`[[code]]\`, \`H~2~O\`, <https://a.test>, 2^10 or 2^16, \\$x^2\\$

</details>

<!-- a comment -->

    indented $x^2$ code
`;

test('OWN-18 the Markdown of GitHub, prices and code cause no message', async () => {
  expect(await check(FINE)).toMatchObject({ problems: [], advice: [] });
});

test.each<[what: string, text: string, problem: string]>([
  [
    'a picture of another website',
    '![Rain](https://a.test/rain.png)',
    ':7: has the picture https://a.test/rain.png of another website, which',
  ],
  ['an <img> without its file', '<img src="rain.png" alt="Rain">', ':7: has no picture rain.png in its folder.'],
  ['an <img> without words', '<img src="rain.png">', ':7: has no alternative text for rain.png: write alt="…"'],
  ['a <video> without its file', '<video src="/rain.mp4"></video>', ':7: has no file /rain.mp4 in public/.'],
  ['a link in HTML to nowhere', 'See <a href="/nope">this</a>.', ':7: links to /nope, but there is no such page.'],
  ['a tag that does not end', '<details>\n\nRain', ':7: has <details>, which does not end.'],
  ['a word that looks like a tag with content', 'Set the <title> of it.', ':7: has <title>, which does not end. Write </title>'],
  ['a link that runs code', '[x](javascript:alert(1))', ':7: links to javascript:alert(1), which no browser follows here.'],
  ['an id of a footnote', '<b id="fn-1">Rain</b>', ':7: has the id "fn-1", which the page has already.'],
  ['an id of the page', '<b id="app">Rain</b>', ':7: has the id "app", which the page has already.'],
  ['an id twice', '<b id="a"></b> <i id="a"></i>', ':7: has the id "a", which the page has already.'],
])('OWN-18 %s is an error with its line', async (_, text, problem) => {
  expect((await check(text)).problems).toEqual([expect.stringContaining(RAIN + problem)]);
});

test('OWN-18 with "math: true" a formula is read, and a mistake in one is an error with its line', async () => {
  const facts = FACTS.replace('---\n\n', 'math: true\n---\n\n');
  expect(await check('The sum $x^2$ of\n\n$$\n\\frac{a}{b}\n$$', facts)).toMatchObject({ problems: [], advice: [] });
  expect(await check('It costs $5 and then $10 more.', facts)).toMatchObject({ problems: [], advice: [] });
  expect((await check('See $\\href{https://a.test}{x}$.', facts)).problems).toEqual([expect.stringContaining('\\href is not allowed')]);
  expect((await check('The sum $\\frac{a$ here', facts)).problems).toEqual([
    expect.stringContaining(`${RAIN}:8: has a formula that cannot be read.`),
  ]);
  expect((await check('The vector $\\pmb{x}$', facts)).problems).toEqual([expect.stringContaining('Write \\boldsymbol for \\pmb')]);
});

test('OWN-18 a case study may have formulas, too', async () => {
  const folder = 'sample/case-studies/mycelium';
  const text = (written: string) => `${written}\n\nIt is $x^2$.\n`;
  const facts = (written: string) => `math: true\n${written}`;
  expect(await copy.check({ [`${folder}/text.mdx`]: text, [`${folder}/facts.yaml`]: facts })).toMatchObject({ problems: [], advice: [] });
});
