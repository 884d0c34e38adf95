import type { MailMessage } from './mail.ts'

/** The content of a message of the portal, as plain text; its layout is defined once, here. */
export type Letter = Pick<MailMessage, 'id' | 'unsubscribeUrl'> & {
  readonly to: { readonly name: string; readonly email: string }
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What it is about, one line each. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  readonly action?: { readonly label: string; readonly url: string } | undefined
  /** Why it was sent, and what to do if that was wrong; the URL to unsubscribe follows. */
  readonly footnote: string
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
const body = `${font};font-size:16px;line-height:24px`

const writeParagraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;${body};color:#152120">${escaped(text)}</p>`

const writeFacts = (facts: Letter['facts'] = []): string => {
  const cell = `padding:4px 0;${body}`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="dim" valign="top" style="${cell};padding-right:16px;color:#62706f">${escaped(label)}</td>` +
      `<td class="ink" valign="top" style="${cell};color:#152120">${escaped(value)}</td></tr>`,
  )
  if (rows.length === 0) return ''
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
  return `<table ${table} style="margin:0 0 16px">${rows.join('')}</table>`
}

/**
 * A table cell with the colour, because old mail programs ignore padding on links; the URL follows, for programs that
 * block links.
 */
const writeAction = (action: Letter['action']): string => {
  if (action === undefined) return ''
  const url = escaped(action.url)
  const link = `display:inline-block;padding:12px 24px;${body};font-weight:600;color:#072c2f;text-decoration:none`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td bgcolor="#fdbb12" style="border-radius:8px"><a href="${url}" style="${link}">${escaped(action.label)}</a></td>
</tr></table>
<p class="dim" style="margin:0 0 16px;${font};font-size:13px;line-height:20px;color:#62706f">O botão não abre? Copie este endereço: <a class="link" href="${url}" style="color:#0f5354;word-break:break-all">${url}</a></p>`
}

/** Programs that follow the system's theme get our dark theme; the others stay light. */
const darkStyles = `@media (prefers-color-scheme:dark){.page{background:#0f1717!important}.sheet{background:#172120!important;border-color:#2b3837!important}.ink{color:#e6eceb!important}.dim{color:#9daba9!important}.link{color:#afd3d0!important}}`

const writeFooter = ({ footnote, unsubscribeUrl }: Letter): string => {
  if (unsubscribeUrl === undefined) return escaped(footnote)
  const url = escaped(unsubscribeUrl)
  return `${escaped(footnote)} <a class="link" href="${url}" style="color:#0f5354">${url}</a>`
}

const writeHtml = (letter: Letter): string => {
  const { to, subject, paragraphs, facts, action } = letter
  const wide = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f8f8">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? '')}</div>
<table class="page" ${wide} style="background:#f6f8f8"><tr><td align="center" style="padding:24px 12px">
<table ${wide} style="max-width:560px">
<tr><td style="padding:0 0 16px 4px;${font};font-size:20px;line-height:24px;font-weight:600;color:#152120"><span style="color:#fdbb12">&#9679;</span> <span class="ink">Girassol</span></td></tr>
<tr><td class="sheet" style="padding:32px 24px 16px;border:1px solid #e1e7e6;border-radius:12px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:600;color:#152120">${escaped(subject)}</h1>
${writeParagraph(`Olá, ${to.name}.`)}
${paragraphs.map(writeParagraph).join('\n')}
${writeFacts(facts)}
${writeAction(action)}
</td></tr>
<tr><td class="dim" style="padding:16px 4px 0;${font};font-size:13px;line-height:20px;color:#62706f">${writeFooter(letter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

const writeText = ({ to, paragraphs, facts = [], action, footnote, unsubscribeUrl }: Letter): string =>
  [
    `Olá, ${to.name}.`,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    ['--', footnote, unsubscribeUrl].filter((line) => line !== undefined).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

/** The message of a letter: text and HTML with the same content, readable in old programs, in light and in dark. */
export const writeLetter = (letter: Letter): MailMessage => ({
  to: letter.to.email,
  subject: letter.subject,
  text: writeText(letter),
  html: writeHtml(letter),
  ...(letter.id !== undefined && { id: letter.id }),
  ...(letter.unsubscribeUrl !== undefined && { unsubscribeUrl: letter.unsubscribeUrl }),
})
