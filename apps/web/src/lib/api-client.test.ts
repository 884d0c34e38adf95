import { readCart } from '@girassol/contract/cart'
import { previewFreightImport } from '@girassol/contract/freight'
import { listSellers } from '@girassol/contract/sellers'
import { login } from '@girassol/contract/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callEndpoint, toAddress } from './api-client.ts'
import { ApiError, connectionMessage, toSentences } from './api-error.ts'
import { sellerScope } from './seller-scope.ts'

const json = (status: number, body: unknown) => new Response(body === null ? null : JSON.stringify(body), { status })
const expired = () => json(401, { statusCode: 401, message: 'Sessão expirada', expiredToken: true })

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const left = vi.fn()
const callsTo = (url: string) => fetched.mock.calls.filter(([called]) => called === url)

beforeEach(() => {
  fetched.mockReset()
  left.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(window.location, 'assign').mockImplementation(left)
})

describe('the address of a call', () => {
  it('C-101 serves the paths of invoice under /api/v2 and the others under /api', () => {
    expect(toAddress('/invoice/:id', { params: { id: 7 } })).toBe('/api/v2/invoice/7')
    expect(toAddress('/users/seller', {})).toBe('/api/users/seller')
  })

  it('writes a list as a repeated name and leaves out what is missing', () => {
    const query = { term: 'ação', status: ['INVOICE', 'CART'], take: undefined, sort: null }
    expect(toAddress('/invoice', { query })).toBe('/api/v2/invoice?term=a%C3%A7%C3%A3o&status=INVOICE&status=CART')
  })

  it('escapes a parameter and refuses a missing one', () => {
    expect(toAddress('/users/seller/:id', { params: { id: 'a/b' } })).toBe('/api/users/seller/a%2Fb')
    expect(() => toAddress('/users/seller/:id', {})).toThrow(/'id'/)
  })
})

describe('what every call carries', () => {
  it('AUTH-008 AUTH-009 sends cookies, the header against foreign forms and the selected seller', async () => {
    sellerScope.set('000123')
    fetched.mockResolvedValue(json(200, { id: 1 }))
    await callEndpoint(listSellers, { query: {} })
    const init = fetched.mock.calls[0]?.[1]
    expect(init?.credentials).toBe('include')
    expect(init?.headers).toMatchObject({ sellerid: '000123', 'X-Requested-With': 'girassol' })
  })

  it('sends a body as JSON and reads an empty answer as null', async () => {
    fetched.mockResolvedValue(json(204, null))
    expect(await callEndpoint(login, { body: { email: 'a@b.c', password: 'x' } })).toBeNull()
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"email":"a@b.c","password":"x"}')
  })

  const upload = (file: Blob) => callEndpoint(previewFreightImport, { query: { fileName: 'frete.csv' }, body: file })

  it('REL-009 sends a file as it is, with its name in the address', async () => {
    fetched.mockResolvedValue(json(200, null))
    const file = new File(['estado'], 'frete.csv')
    await upload(file)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/admin/freight/preview?fileName=frete.csv')
    expect([init?.body, init?.headers]).toEqual([
      file,
      expect.objectContaining({ 'Content-Type': 'application/octet-stream' }),
    ])
  })

  it('REL-009 a file that was changed after it was chosen is to be chosen again', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const file = new Blob(['estado'])
    await expect(upload(file)).rejects.toThrow(connectionMessage)
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    } as never)
    await expect(upload(file)).rejects.toThrow('O arquivo mudou depois de escolhido. Escolha-o de novo.')
  })
})

describe('an expired token', () => {
  it('AUTH-005 C-03 calls that expire together share one refresh and are repeated once each', async () => {
    let isFresh = false
    fetched.mockImplementation(async (url) => {
      if (url !== '/api/auth/refresh') return isFresh ? json(200, { data: [] }) : expired()
      await new Promise((resolve) => setTimeout(resolve, 5))
      isFresh = true
      return json(204, null)
    })
    const answers = await Promise.all([1, 2, 3].map(() => callEndpoint(readCart, {})))
    expect(answers).toEqual([{ data: [] }, { data: [] }, { data: [] }])
    expect(callsTo('/api/auth/refresh')).toHaveLength(1)
    expect(callsTo('/api/v2/invoice/cart')).toHaveLength(6)
  })

  it('AUTH-006 AUTH-007 a refused refresh logs out once, forgets the seller and goes to login', async () => {
    sellerScope.set('000123')
    sessionStorage.setItem('draft', 'x')
    fetched.mockImplementation(async (url) => (url === '/api/auth/logout' ? json(204, null) : expired()))
    const calls = [callEndpoint(readCart, {}), callEndpoint(readCart, {})]
    const settled = await Promise.allSettled(calls)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(callsTo('/api/auth/logout')).toHaveLength(1)
    expect(left).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/login/))
    // A call that is still running while the browser leaves for the login page does not end the session again.
    await expect(callEndpoint(readCart, {})).rejects.toThrow()
    expect(callsTo('/api/auth/logout')).toHaveLength(1)
    expect(sellerScope.get()).toBeUndefined()
    expect(sessionStorage.getItem('draft')).toBeNull()
  })

  it('AUTH-024 a 401 without the flag is not refreshed', async () => {
    fetched.mockImplementation(async () => json(401, { statusCode: 401, message: 'Não autorizado' }))
    await expect(callEndpoint(readCart, {})).rejects.toThrow('Não autorizado')
    expect(callsTo('/api/auth/refresh')).toHaveLength(0)
    expect(left).toHaveBeenCalledOnce()
  })

  it('AUTH-023 a refused login stays on the login page', async () => {
    fetched.mockResolvedValue(json(401, { statusCode: 401, message: 'E-mail ou senha incorretos.' }))
    await expect(callEndpoint(login, { body: { email: '', password: '' } })).rejects.toThrow(
      'E-mail ou senha incorretos.',
    )
    expect(left).not.toHaveBeenCalled()
  })
})

describe('the selected integrator', () => {
  const notSelected = () =>
    json(409, { statusCode: 409, message: 'Selecione um integrador', reason: 'sellerNotSelected' })

  it('C-04 one that the server takes no more is forgotten, so that it is requested again', async () => {
    sellerScope.set('000123')
    fetched.mockImplementation(async () => notSelected())
    await expect(callEndpoint(readCart, {})).rejects.toThrow('Selecione um integrador')
    expect(sellerScope.get()).toBeUndefined()
  })

  it('C-04 a late refusal of the former one leaves the one chosen since', async () => {
    sellerScope.set('000123')
    fetched.mockImplementation(async () => {
      sellerScope.set('000456')
      return notSelected()
    })
    await expect(callEndpoint(readCart, {})).rejects.toThrow('Selecione um integrador')
    expect(sellerScope.get()).toBe('000456')
  })
})

describe('failures', () => {
  it('ERR-001 an unreachable server is shown in the quoted words', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(callEndpoint(readCart, {})).rejects.toMatchObject({ status: 0, message: connectionMessage })
  })

  it("CON-001 gives up after 300000 ms, and the caller's own abort stays an abort", async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const controller = new AbortController()
    fetched.mockImplementation(async () => {
      controller.abort()
      throw new DOMException('stopped', 'AbortError')
    })
    await expect(callEndpoint(readCart, {}, { signal: controller.signal })).rejects.toThrow('stopped')
    expect(timeout).toHaveBeenCalledWith(300_000)
  })

  it('ERR-002 C-102 an error with fields gives the first constraint of each', async () => {
    const errors = [
      { property: 'cep', value: '1', constraints: { a: 'CEP inválido', b: 'CEP curto' } },
      { property: 'uf', value: '', constraints: { a: 'Campo obrigatório' } },
    ]
    fetched.mockResolvedValue(json(400, { statusCode: 400, message: 'Dados inválidos', requestId: '7F3A', errors }))
    const error: unknown = await callEndpoint(readCart, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 400, requestId: '7F3A' })
    expect(toSentences(error)).toEqual(['CEP inválido', 'Campo obrigatório'])
  })
})
