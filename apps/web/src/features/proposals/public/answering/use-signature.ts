import { acceptProposal, type PublicProposal } from '@girassol/contract/proposals'
import { findSignatureProblems } from '@girassol/domain/proposals'
import { useRef, useState } from 'react'
import { callPublic } from '../../../../lib/public-call.ts'
import { type AnswerFailure, toAnswerFailure } from './answer-failure.ts'

type Signature = {
  readonly name: string
  readonly cpf: string
  readonly cnpj: string
  readonly email: string
  readonly consent: boolean
  /** Signed for a company: its CNPJ and the CPF of the person. */
  readonly isCompany: boolean
}

type SignatureField = Exclude<keyof Signature, 'isCompany'>
type Problems = Readonly<Partial<Record<SignatureField, string>>>

const empty: Signature = { name: '', cpf: '', cnpj: '', email: '', consent: false, isCompany: false }

/** The rule's names of the documents are of the body; the form has one field for each kind. */
const toField = (field: string, isCompany: boolean): SignatureField => {
  if (field === 'document') return isCompany ? 'cnpj' : 'cpf'
  return field === 'signerDocument' ? 'cpf' : (field as SignatureField)
}

/** What the browser sends for a signature. */
const toSignatureBody = (signature: Signature, version: number) => ({
  version,
  name: signature.name.trim(),
  document: signature.isCompany ? signature.cnpj : signature.cpf,
  ...(signature.isCompany && { signerDocument: signature.cpf }),
  ...(signature.email.trim() !== '' && { email: signature.email.trim() }),
  consent: signature.consent,
})

/** What is wrong with the form, by field (PROP-012). */
const findProblems = (signature: Signature): Problems => {
  const { isCompany } = signature
  const found = findSignatureProblems({ ...toSignatureBody(signature, 1), isCompany })
  return Object.fromEntries(found.map(({ field, message }) => [toField(field, isCompany), message]))
}

const toProblems = ({ fields }: AnswerFailure, isCompany: boolean): Problems =>
  Object.fromEntries(Object.entries(fields).map(([field, message]) => [toField(field, isCompany), message]))

export type Accepted = Awaited<ReturnType<typeof callPublic<typeof acceptProposal>>>

type Signing = {
  readonly token: string
  readonly version: PublicProposal['version']
  readonly onAccepted: (accepted: Accepted) => void
}

/** The form of the signature: its fields, their problems once they were left, and one request at a time. */
export const useSignature = ({ token, version, onAccepted }: Signing) => {
  const [signature, setSignature] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<SignatureField>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [failure, setFailure] = useState<AnswerFailure>()
  const [isSent, setSent] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const running = useRef(false)
  const found = findProblems(signature)
  const all: Problems = { ...refused, ...found }
  const problems = Object.fromEntries(Object.entries(all).filter(([field]) => left.has(field as SignatureField)))
  const change = (part: Partial<Signature>) => {
    setSignature((before) => ({ ...before, ...part }))
    setRefused({})
  }
  const leave = (field: SignatureField) => {
    // An empty field that was only passed through is no mistake yet.
    if (field === 'consent' || signature[field] !== '') setLeft((before) => new Set([...before, field]))
  }
  const fail = (next: AnswerFailure) => {
    setFailure(next)
    setRefused(toProblems(next, signature.isCompany))
    // The new version has not been read.
    if (next.kind === 'replaced') setSignature((before) => ({ ...before, consent: false }))
  }
  const send = async () => {
    setSent(true)
    setLeft(new Set<SignatureField>(['name', 'cpf', 'cnpj', 'email', 'consent']))
    if (running.current || Object.keys(found).length > 0) return
    running.current = true
    setRunning(true)
    setFailure(undefined)
    try {
      onAccepted(await callPublic(acceptProposal, { params: { token }, body: toSignatureBody(signature, version) }))
    } catch (error) {
      fail(toAnswerFailure(error))
    } finally {
      running.current = false
      setRunning(false)
    }
  }
  /** After the page was loaded anew: what was typed stays, without the notice and without marks. */
  const renew = () => {
    setFailure(undefined)
    setLeft(new Set())
    setSent(false)
  }
  return { signature, change, leave, problems, failure, isSent, isRunning, send, renew }
}
