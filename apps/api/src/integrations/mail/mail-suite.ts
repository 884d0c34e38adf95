import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail, MailMessage } from './mail.ts'

type AdapterUnderTest = {
  mail: Mail
  /** The messages that arrived, oldest first, as their readers see them. */
  arrived(): Promise<MailMessage[]>
  close(): Promise<void>
}

const message: MailMessage = {
  to: 'joao@integrador.example',
  subject: 'Redefinição de senha — ação necessária',
  text: 'Olá, João!\nSua solicitação não será válida após 1 hora: ✓',
  html: '<p>Olá, <b>João</b>!</p><p>Sua solicitação não será válida após 1 hora: ✓</p>',
}

/** What every adapter of the port must do, simulated or real. */
export const describeMail = (adapter: string, makeAdapter: () => Promise<AdapterUnderTest>): void => {
  describe(`Mail, ${adapter}`, () => {
    let tested: AdapterUnderTest
    beforeAll(async () => {
      tested = await makeAdapter()
    })
    afterAll(() => tested.close())

    const lastArrived = async () => (await tested.arrived()).at(-1)

    it('C-02 C-107 delivers recipient, subject, text and HTML with their accents', async () => {
      await tested.mail.send(message)
      expect(await lastArrived()).toEqual(message)
    })
    it('C-107 keeps the order of the messages', async () => {
      await tested.mail.send({ ...message, subject: 'primeira' })
      await tested.mail.send({ ...message, subject: 'segunda' })
      expect((await tested.arrived()).slice(-2).map(({ subject }) => subject)).toEqual(['primeira', 'segunda'])
    })
    it('USE-027 a test passes and sends nothing', async () => {
      const before = (await tested.arrived()).length
      expect(['ANSWERS', 'SIMULATED']).toContain(await tested.mail.check())
      expect(await tested.arrived()).toHaveLength(before)
    })
    it.each(['', 'sem-arroba', 'a@b.example, c@d.example'])(
      'C-107 rejects the recipient %j, and nothing arrives',
      async (to) => {
        const before = (await tested.arrived()).length
        await expect(tested.mail.send({ ...message, to })).rejects.toThrow()
        expect(await tested.arrived()).toHaveLength(before)
      },
    )
  })
}
