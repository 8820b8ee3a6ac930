import { neutralizeEncodedWords, neutralizeLinks } from '#kit/links.ts'

export interface Mail {
  readonly to: string
  readonly language?: 'de' | 'en'
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Lines of the server's own, shown as they are, such as the recipient's address. Never text that a person has typed. */
  readonly details?: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** For mails that one can do without: where they are ended. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

/** Names and notes of people stand in it: of its own it leads where it says, and nowhere else. */
export const neutralizeLinksInMail = (mail: Mail): Mail => ({
  ...mail,
  subject: neutralizeEncodedWords(neutralizeLinks(mail.subject)),
  paragraphs: mail.paragraphs.map(neutralizeLinks),
})

export const asText = ({ paragraphs, details = [], action, unsubscribe }: Mail): string =>
  [
    ...paragraphs,
    ...(details.length > 0 ? [details.join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    'Staffel',
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
  ].join('\n\n')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>')

/**
 * Readable in every mail program: colours stand inline for light, once more in the head for those that show the dark, and
 * the button keeps its own in both.
 */
export const asHtml = ({
  language,
  subject,
  paragraphs,
  details = [],
  action,
  unsubscribe,
}: Mail): string => `<!doctype html>
<html${language ? ` lang="${language}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#15161a!important;color:#e9e9ec!important}.quiet{color:#a2a4ad!important}}
</style></head>
<body class="page" style="margin:0;background:#ffffff;color:#1b1c20">
<div style="font:15px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;max-width:32em;margin:0 auto;padding:2em 1em">
${[...paragraphs, ...(details.length > 0 ? [details.join('\n')] : [])].map(paragraph => `<p>${lines(paragraph)}</p>`).join('\n')}
${action ? `<p><a href="${escape(action.url)}" style="display:inline-block;padding:.7em 1.2em;border-radius:8px;background:#6449da;color:#ffffff;text-decoration:none">${escape(action.label)}</a></p>` : ''}
<p>Staffel</p>
${unsubscribe ? `<p class="quiet" style="font-size:13px;color:#5c5e68"><a class="quiet" href="${escape(unsubscribe.url)}" style="color:#5c5e68">${escape(unsubscribe.label)}</a></p>` : ''}
</div></body></html>`
