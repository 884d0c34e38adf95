import { describe, expect, test } from 'vitest'
import { canAnswerProposal, describeConsent, findSignatureProblems, findSignerCpf, toInitials } from './acceptance.ts'
import { isLinkPreview } from './link-preview.ts'
import type { ProposalStatus } from './proposal-status.ts'

const signature = { name: 'Helena Martins Prado', document: '123.456.789-09', consent: true }

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
    [{ document: '11.222.333/0001-81' }, ['signerDocument']],
    [{ document: '11.222.333/0001-81', signerDocument: '12345678900' }, ['signerDocument']],
    [{ document: '11.222.333/0001-81', signerDocument: '12345678909' }, []],
    [{ consent: false }, ['consent']],
    [{ name: '', consent: false }, ['name', 'consent']],
  ])('PROP-012 a signature with %j has these wrong fields: %j', (changed, fields) => {
    expect(findSignatureProblems({ ...signature, ...changed }).map(({ field }) => field)).toEqual(fields)
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
