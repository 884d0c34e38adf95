import { describe, expect, test } from 'vitest'
import {
  canAnswerProposal,
  describeConsent,
  findSignatureProblems,
  findSignerCpf,
  isCompanySignature,
  toInitials,
} from './acceptance.ts'
import { isLinkPreview } from './link-preview.ts'
import type { ProposalStatus } from './proposal-status.ts'

const signature = { name: 'Helena Martins Prado', document: '123.456.789-09', isCompany: false, consent: true }
const cnpj = '11.222.333/0001-81'
const wrongCpf = 'Este CPF não confere. Veja os números.'
const wrongCnpj = 'Este CNPJ não confere. Veja os números.'

describe('the answer of a customer', () => {
  test.each<[ProposalStatus, number, string | null]>([
    ['SENT', 2, null],
    ['VIEWED', 2, null],
    ['VIEWED', 1, 'replaced'],
    ['ACCEPTED', 2, 'accepted'],
    ['CONVERTED', 2, 'accepted'],
    ['DECLINED', 2, 'declined'],
    ['EXPIRED', 1, 'expired'],
    ['REVOKED', 2, 'ended'],
    ['DRAFT', 2, 'ended'],
  ])(
    'PROP-013 PROP-014 C-171 to a proposal in %s shown as version %s is answered with %s',
    (status, shown, refusal) => {
      const decision = canAnswerProposal({ status, currentVersion: 2 }, shown)
      expect(decision.allowed ? null : decision.refusal).toBe(refusal)
    },
  )

  test.each([
    [{}, []],
    [{ name: 'Jo 7' }, ['name']],
    [{ document: '123.456.789-00' }, ['document']],
    [{ document: '111.111.111-11' }, ['document']],
    [{ document: cnpj }, ['document']],
    [{ isCompany: true, document: cnpj }, ['signerDocument']],
    [{ isCompany: true, document: cnpj, signerDocument: '12345678900' }, ['signerDocument']],
    [{ isCompany: true, document: cnpj, signerDocument: '12345678909' }, []],
    [{ isCompany: true, document: '', signerDocument: '' }, ['document', 'signerDocument']],
    [{ email: 'helena@exemplo' }, ['email']],
    [{ email: 'helena@exemplo.com.br' }, []],
    [{ consent: false }, ['consent']],
    [{ name: '', consent: false }, ['name', 'consent']],
  ])('PROP-012 a signature with %j has these wrong fields: %j', (changed, fields) => {
    expect(findSignatureProblems({ ...signature, ...changed }).map(({ field }) => field)).toEqual(fields)
  })

  test('PROP-012 the sentence names the document that is wrong', () => {
    const listSentences = (changed: object) =>
      findSignatureProblems({ ...signature, ...changed }).map(({ message }) => message)
    expect(listSentences({ document: '12345678900' })).toEqual([wrongCpf])
    expect(listSentences({ isCompany: true, document: '11222333000180', signerDocument: '12345678900' })).toEqual([
      wrongCnpj,
      wrongCpf,
    ])
    expect(listSentences({ email: 'helena' })).toEqual(['Este e-mail não confere. Veja o endereço.'])
  })

  test.each([
    [{ document: '123.456.789-09' }, false],
    [{ document: '12345678900' }, false],
    [{ document: '123.456.789-09', signerDocument: '12345678909' }, false],
    [{ document: cnpj }, true],
    [{ document: '11222333000180' }, true],
    [{ document: '', signerDocument: '12345678909' }, true],
  ])('PROP-012 a company signs with %j: %s', (documents, expected) => {
    expect(isCompanySignature(documents)).toBe(expected)
  })

  test('PROP-013 the signer is the person, also when a company is bound', () => {
    expect(findSignerCpf(signature)).toBe('12345678909')
    expect(findSignerCpf({ document: '11222333000181', signerDocument: '123.456.789-09' })).toBe('12345678909')
  })

  test('PROP-012 C-171 the consent names number and version, and PROP-017 a name becomes its initials', () => {
    expect(describeConsent({ number: 42, version: 1 })).toContain('Li a proposta 42, versão 1, e aceito as condições.')
    expect(toInitials('  Helena Martins d’Ávila (2) ')).toBe('H. M. D.')
  })

  test.each([
    ['WhatsApp/2.23.20.0', true],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
    ['TelegramBot (like TwitterBot)', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1', false],
    ['', false],
  ])('PROP-010 %s is a link preview: %s', (agent, expected) => {
    expect(isLinkPreview(agent)).toBe(expected)
  })
})
