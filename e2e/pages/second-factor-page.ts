import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of RFC 6238 that an application shows so many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A device of the browser that has passkeys and knows its owner. */
const addDevice = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The secret of the application that was set up. */
const setUpApplication = async (page: Page, look: () => Promise<void> = async () => undefined): Promise<string> => {
  await page.getByRole('button', { name: 'Configurar aplicativo autenticador' }).click()
  const form = page.getByRole('dialog', { name: 'Configurar aplicativo autenticador' })
  await expect(form.getByRole('img', { name: 'Código QR do aplicativo autenticador' })).toBeVisible()
  await look()
  const secret = (await form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '')
  await form.getByLabel('Código do aplicativo').fill(codeOf(secret))
  await form.getByRole('button', { name: /^Confirmar/ }).click()
  return secret
}

/** 'Verificação em duas etapas': in the profile, at the login and on the page of the set-up. */
export const secondFactorPage = (page: Page) => {
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const codesDialog = dialog('Guarde os seus códigos de recuperação')
  return {
    factors: page.getByRole('list', { name: 'Formas de verificação' }),
    step: page.getByRole('heading', { level: 1, name: 'Verificação em duas etapas' }),
    refusal: page.getByRole('alert'),
    remember: page.getByRole('checkbox', { name: 'Lembrar neste dispositivo por 30 dias' }),
    passkeyButton: page.getByRole('button', { name: 'Usar chave de acesso' }),
    codesDialog,
    addDevice: () => addDevice(page),
    setUpApplication: (look?: () => Promise<void>) => setUpApplication(page, look),
    addPasskey: async (name: string) => {
      await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
      const form = dialog('Adicionar chave de acesso')
      await form.getByLabel('Nome').fill(name)
      await form.getByRole('button', { name: /^Continuar/ }).click()
    },
    /** The recovery codes, which are then hidden for ever. */
    takeRecoveryCodes: async (): Promise<readonly string[]> => {
      await expect(codesDialog.getByRole('listitem')).toHaveCount(10)
      const codes = await codesDialog.getByRole('listitem').allInnerTexts()
      await codesDialog.getByRole('button', { name: 'Guardei os códigos' }).click()
      await expect(codesDialog).toBeHidden()
      return codes
    },
    sendCode: async (code: string) => {
      await page.getByLabel('Código').fill(code)
      await page.getByRole('button', { name: /^Confirmar/ }).click()
    },
    /** As if the session had expired: the browser goes on being a known device. */
    leave: async () => {
      await page.goto('about:blank')
      await page.context().clearCookies({ name: /girassol_(?:access|refresh)/ })
    },
  }
}
