// The resume as one A4 page, from content/resume.json and content/site.ts.
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {{ resume: any, site: any, words: any, fonts: string, cloud: string }} parts */
export function resumePage({ resume, site, words, fonts, cloud }) {
  const { owner, profiles, url } = site;
  const { headings, to, now } = words;
  const line = (left, right) => `<div class="line"><h3>${escape(left)}</h3><span>${escape(right)}</span></div>`;
  const bare = (address) => address.replace(/^https?:\/\//, '');
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>${escape(owner.name)}: resume</title>
<style>${fonts}
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: 210mm; height: 297mm; padding: 15mm 17mm; overflow: hidden; background: #fffdf7; color: #0e2141; font: 400 10.6pt/1.5 Text; -webkit-print-color-adjust: exact }
h1 { font: 700 36pt/1 Display; letter-spacing: -.028em }
h2 { display: flex; align-items: center; gap: 3mm; margin: 6.5mm 0 2.4mm; font: 650 13pt/1 Display }
h2::after { flex: 1; height: .3mm; background: #0e214130; content: "" }
h3 { font: 650 10.6pt/1.4 Text }
a { color: inherit; text-decoration-color: #e0a01c }
.role { margin-top: 2.4mm; font: 600 14pt/1.3 Display }
.soft, li, .line span { color: #2a3b5a }
.summary { max-width: 158mm; margin-top: 5mm; font-size: 11.8pt }
.line { display: flex; justify-content: space-between; gap: 6mm; margin-top: 2mm }
ul { padding-left: 4.4mm; margin-top: .8mm }
.sun { position: absolute; top: 11mm; right: 21mm; width: 24mm; height: 24mm; border-radius: 50%; background: #f7b938 }
.cloud { position: absolute; top: 21mm; right: 13mm; width: 46mm }
</style>
<body>
<div class="sun"></div><div class="cloud" aria-hidden="true">${cloud}</div>
<h1>${escape(owner.name)}</h1>
<p class="role">${escape(resume.basics.label)}</p>
<p class="soft">${escape(owner.place)} · <a href="mailto:${owner.email}">${owner.email}</a> · <a href="${url}">${bare(url)}</a><br><a href="${profiles.github}">${bare(profiles.github)}</a></p>
<p class="summary">${escape(resume.basics.summary)}</p>
<h2>${headings.work}</h2>
${resume.work
  .map(
    (job) => `${line(`${job.position}, ${job.name}`, `${job.startDate} ${to} ${job.endDate ?? now}`)}
<ul>${job.highlights.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`,
  )
  .join('')}
<h2>${headings.projects}</h2>
${resume.projects.map(({ name, description }) => `<p class="soft"><b>${escape(name)}.</b> ${escape(description)}</p>`).join('')}
<h2>${headings.skills}</h2>
${resume.skills.map(({ name, keywords }) => `<p class="soft"><b>${escape(name)}:</b> ${escape(keywords.join(', '))}</p>`).join('')}
<h2>${headings.education}</h2>
${resume.education.map((study) => line(`${study.studyType}, ${study.area.toLowerCase()}`, `${study.institution}, ${study.endDate}`)).join('')}
<h2>${headings.interests}</h2>
<p class="soft">${escape(resume.interests.flatMap(({ keywords }) => keywords).join(', '))}</p>
</body>
</html>`;
}
