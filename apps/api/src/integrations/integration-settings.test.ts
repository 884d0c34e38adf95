import { describe, expect, it } from 'vitest'
import { readIntegrationSettings } from './integration-settings.ts'

const s3 = { FILES: 's3', S3_BUCKET: 'girassol', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret-value' }

describe('readIntegrationSettings', () => {
  it('C-107 simulates everything and stores files on disk when nothing is configured', () => {
    expect(readIntegrationSettings({ PATH: '/usr/bin' })).toMatchObject({
      CEP: 'simulated',
      CNPJ: 'simulated',
      MAIL: 'simulated',
      FILES: 'disk',
      GATEWAY: 'simulated',
      DATA_DIR: './.data',
    })
  })

  it('C-107 takes a variable set to nothing for one not set', () => {
    expect(readIntegrationSettings({ MAIL: '', CEP: '', DATA_DIR: '' })).toMatchObject({ MAIL: 'simulated' })
  })

  it('C-107 chooses each system on its own', () => {
    const mail = { MAIL: 'smtp', SMTP_URL: 'smtp://u:p@mail.example:587', MAIL_FROM: 'Girassol <portal@example.com>' }
    expect(readIntegrationSettings({ ...mail, ...s3, CEP: 'http', S3_FORCE_PATH_STYLE: 'true' })).toMatchObject({
      ...mail,
      CEP: 'http',
      CNPJ: 'simulated',
      S3_REGION: 'us-east-1',
      S3_FORCE_PATH_STYLE: true,
    })
  })

  it('C-94 takes the address of a provider with or without a final slash', () => {
    expect(readIntegrationSettings({ VIACEP_URL: 'http://cep.example/api/' }).VIACEP_URL).toBe('http://cep.example/api')
  })

  it.each([
    ['SMTP_URL', { MAIL: 'smtp', MAIL_FROM: 'a@example.com' }],
    ['MAIL_FROM', { MAIL: 'smtp', SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_URL', { MAIL: 'smtp', MAIL_FROM: 'a@example.com', SMTP_URL: 'mail.example:587' }],
    ['MAIL', { MAIL: 'sendgrid' }],
    ['CEP', { CEP: 'yes' }],
    ['VIACEP_URL', { VIACEP_URL: 'viacep.com.br' }],
    ['CARD_CHECK_URL', { CARD_CHECK: 'http', CARD_CHECK_TOKEN: 't' }],
    ['PAGARME_SECRET_KEY', { GATEWAY: 'pagarme' }],
    ['PAGARME_URL', { GATEWAY: 'pagarme', PAGARME_SECRET_KEY: 'sk', PAGARME_URL: 'pagar.me' }],
    ['S3_BUCKET', { ...s3, S3_BUCKET: '' }],
    ['S3_FORCE_PATH_STYLE', { ...s3, S3_FORCE_PATH_STYLE: 'maybe' }],
  ])('C-107 names %s when the environment is %j', (variable, env) => {
    expect(() => readIntegrationSettings(env)).toThrow(new RegExp(`^ {2}${variable}: \\w`, 'm'))
  })

  it('C-107 names all that is wrong at once, and quotes no value', () => {
    const env = { ...s3, S3_BUCKET: '', S3_ENDPOINT: 'secret-value', MAIL: 'smtp', SMTP_URL: 'ftp://u:secret-value@h' }
    expect(() => readIntegrationSettings(env)).toThrow(/SMTP_URL.*MAIL_FROM.*S3_ENDPOINT.*S3_BUCKET/s)
    expect(() => readIntegrationSettings(env)).not.toThrow(/secret-value/)
  })
})
