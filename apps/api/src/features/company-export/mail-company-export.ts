import { companyExportHours } from '@girassol/domain/company-export'
import { formatMoment, plusHours } from '@girassol/domain/shared'
import type { Dependencies } from '../../http/dependencies.ts'
import { type Letter, writeLetter } from '../../integrations/mail/letter.ts'
import type { Effects } from '../../outbox/effects.ts'
import { findExportOfAny } from './export-store.ts'

type Facts = { readonly requestedAt: string; readonly url: string }

const exportLetter = (to: Letter['to'], { requestedAt, url }: Facts): Letter => ({
  to,
  subject: 'Os dados da sua empresa estão prontos',
  paragraphs: [
    'O arquivo com os clientes, obras, propostas, orçamentos, negociações, pedidos, pontos e ocorrências da sua empresa está pronto.',
    `O link vale até ${formatMoment(plusHours(requestedAt, companyExportHours))}. Só um administrador da empresa pode baixar o arquivo, depois de entrar no portal.`,
  ],
  action: { label: 'Baixar os dados da empresa', url },
  footnote: 'Se não foi você quem pediu, fale com os outros administradores da sua empresa.',
})

/** COMP-019: mails the link of a finished file to the user who requested it; nothing once it has expired. */
export const mailCompanyExport = async (
  { connection, clock, publicUrl = '', ports }: Dependencies,
  { exportId }: Effects['mail.company-export'],
): Promise<void> => {
  const made = await connection.db.transaction().execute((tx) => findExportOfAny(tx, { id: exportId, now: clock() }))
  if (made === undefined || made.finished_at === null) return
  const to = { name: made.requester_name, email: made.requester_email }
  const facts = { requestedAt: made.requested_at, url: `${publicUrl}/empresa?exportacao=${exportId}` }
  await ports.mail.send(writeLetter(exportLetter(to, facts)))
}
