import { bareDocument, isCnpj, isCpf } from '../shared/cpf-cnpj.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { looksLikeEmail } from '../shared/email.ts'
import { isMoveFrom, type ProposalStatus } from './proposal-status.ts'

/** The consent text of now; an acceptance stores its version (C-171). */
export const consentVersion = 1

/** What the signer agrees to, with the number and the version of the proposal (C-171). */
export const describeConsent = ({ number, version }: { readonly number: number; readonly version: number }): string =>
  `Li a proposta ${number}, versão ${version}, e aceito as condições. Esta é uma assinatura eletrônica simples: registramos data, hora, endereço IP e o código do documento.`

type Answered = {
  /** As of now. */
  readonly status: ProposalStatus
  /** The highest sent version. */
  readonly currentVersion: number
}

/** PROP-013 to PROP-015, in the order of C-171: an answer needs an open proposal and the version that was shown. */
export const canAnswerProposal = ({ status, currentVersion }: Answered, shownVersion: number) =>
  firstRefusal(
    [status === 'ACCEPTED' || status === 'CONVERTED', 'accepted'],
    [status === 'DECLINED', 'declined'],
    [status === 'EXPIRED', 'expired'],
    [!isMoveFrom('accept', status), 'ended'],
    [currentVersion !== shownVersion, 'replaced'],
  )

export const answerSentences = {
  accepted: 'Esta proposta já foi aceita.',
  declined: 'Esta proposta já foi recusada.',
  expired: 'Esta proposta venceu.',
  ended: 'Esta proposta não espera mais resposta.',
  replaced: 'Esta proposta foi atualizada. Veja a versão nova antes de aceitar.',
} as const satisfies Record<RuleRefusal<typeof canAnswerProposal>, string>

/** Letters that a signer's name has at least (PROP-012). */
const leastLetters = 3

type SignedDocuments = {
  readonly document: string
  /** The CPF of the person who signs for a company. */
  readonly signerDocument?: string | undefined
}

type Signature = SignedDocuments & {
  readonly name: string
  readonly email?: string | undefined
  /** Whether the document is the CNPJ of a company. */
  readonly isCompany: boolean
  readonly consent: boolean
}

const cpfDigits = 11

/** Whether a company signs, where only its documents are known: a document longer than a CPF, or a second one. */
export const isCompanySignature = ({ document, signerDocument }: SignedDocuments): boolean =>
  !isCpf(document) && (signerDocument !== undefined || bareDocument(document).length > cpfDigits)

const signatureSentences = {
  name: 'Escreva o nome completo.',
  cpf: 'Este CPF não confere. Veja os números.',
  cnpj: 'Este CNPJ não confere. Veja os números.',
  email: 'Este e-mail não confere. Veja o endereço.',
  consent: 'Marque que leu e aceita.',
} as const

/** What is wrong with a signature, by field (PROP-012): a company's CNPJ needs the CPF of the person who signs. */
export const findSignatureProblems = ({ name, document, signerDocument, email, isCompany, consent }: Signature) => {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  const checks: readonly (readonly [boolean, string, string])[] = [
    [letters < leastLetters, 'name', signatureSentences.name],
    [isCompany && !isCnpj(document), 'document', signatureSentences.cnpj],
    [!isCompany && !isCpf(document), 'document', signatureSentences.cpf],
    [isCompany && !isCpf(signerDocument ?? ''), 'signerDocument', signatureSentences.cpf],
    [email !== undefined && !looksLikeEmail(email), 'email', signatureSentences.email],
    [!consent, 'consent', signatureSentences.consent],
  ]
  return checks.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []))
}

/** The CPF of the person who signs: their own, or the one beside the company's CNPJ (C-171). */
export const findSignerCpf = ({
  document,
  signerDocument,
}: {
  readonly document: string
  readonly signerDocument?: string | null | undefined
}): string => bareDocument(isCpf(document) ? document : (signerDocument ?? document))

/** 'Helena Martins Prado' → 'H. M. P.' (PROP-017) */
export const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => (/^\p{L}/u.test(word) ? [`${word.charAt(0).toUpperCase()}.`] : []))
    .join(' ')
