import { describe, expect, it } from 'vitest'
import { type Letter, writeLetter } from './letter.ts'

const letter: Letter = {
  to: { name: 'Ana <b>', email: 'ana@integrador.example' },
  subject: 'Pedido aprovado · 7',
  paragraphs: ['O pedido 7 foi aprovado.', 'Agora falta o pagamento: "já".'],
  facts: [{ label: 'Cliente', value: "Padaria d'Água & Cia" }],
  action: { label: 'Ver o pedido', url: 'https://girassol.example/pedidos/7?a=1&b=2' },
  footnote: 'Você escolheu receber.',
}

describe('a letter', () => {
  it('C-02 C-111 says the same in text and in HTML, with accents', () => {
    const { text, html } = writeLetter(letter)
    expect(text).toBe(
      [
        'Olá, Ana <b>.',
        'O pedido 7 foi aprovado.',
        'Agora falta o pagamento: "já".',
        "Cliente: Padaria d'Água & Cia",
        'Ver o pedido:\nhttps://girassol.example/pedidos/7?a=1&b=2',
        '--\nVocê escolheu receber.',
      ].join('\n\n'),
    )
    for (const text of ['O pedido 7 foi aprovado.', 'Você escolheu receber.', 'Ver o pedido'])
      expect(html).toContain(text)
  })

  it('C-02 C-111 nothing that a person wrote becomes a tag or an attribute', () => {
    const { html } = writeLetter(letter)
    expect(html).toContain('Olá, Ana &lt;b&gt;.')
    expect(html).toContain('Padaria d&#39;Água &amp; Cia')
    expect(html).toContain('href="https://girassol.example/pedidos/7?a=1&amp;b=2"')
    expect(html).not.toContain('<b>')
  })

  it('PROF-016 C-111 a copy ends with the address that stops it', () => {
    const unsubscribeUrl = 'https://girassol.example/perfil/usuario'
    const { text, html } = writeLetter({ ...letter, unsubscribeUrl })
    expect(text.endsWith(`--\nVocê escolheu receber.\n${unsubscribeUrl}`)).toBe(true)
    expect(html).toContain(`href="${unsubscribeUrl}"`)
  })

  it('C-111 loads nothing from anywhere: no picture, font, script or style of another server', () => {
    const { html } = writeLetter(letter)
    expect(html).not.toMatch(/<img|<script|<link|@import|src=|url\(/)
  })

  it('C-02 without facts and action there is no empty place for them', () => {
    const { facts: _facts, action: _action, ...rest } = letter
    const { text, html } = writeLetter(rest)
    expect(text.split('\n\n')).toHaveLength(4)
    expect(html).not.toContain('<a ')
  })
})
