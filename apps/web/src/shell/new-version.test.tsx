import { readCart } from '@girassol/contract/cart'
import { listConsultants } from '@girassol/contract/consultants'
import { listLinks } from '@girassol/contract/links'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../lib/fake-api.ts'
import { releaseHeader } from '../lib/release.ts'
import { renderScreen } from '../lib/render-screen.tsx'
import { FailureScreen } from './failure-screen.tsx'
import { NewVersion } from './new-version.tsx'
import { renderShell } from './render-shell.tsx'

const answering = (release: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { headers: { [releaseHeader]: release } })),
  )

const reloaded = vi.fn()

beforeEach(() => {
  document.head.innerHTML = '<meta name="release" content="abc">'
  reloaded.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reloaded)
})

const gone = new TypeError('Failed to fetch dynamically imported module: https://girassol.test/assets/x.js')

describe('a part that does not load', () => {
  test('C-11 ERR-001 says so and offers to reload the page, not a retry that cannot work', async () => {
    answering('abc')
    renderScreen(<FailureScreen error={gone} onRetry={() => undefined} />)
    expect(await screen.findByText('Esta parte não carregou.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(reloaded).toHaveBeenCalledOnce()
  })

  test('C-16 checks whether the server was updated, and says so', async () => {
    answering('def')
    renderScreen(
      <>
        <NewVersion />
        <FailureScreen error={gone} onRetry={() => undefined} />
      </>,
    )
    expect(await screen.findByText(/Nova versão disponível/)).toBeTruthy()
  })

  test('ERR-003 any other failure can be tried again', async () => {
    const onRetry = vi.fn()
    renderScreen(<FailureScreen error={new Error('x')} onRetry={onRetry} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a server that was updated', () => {
  const serve = (release: string) => {
    fakeApi()
      .on(readSession, aSession('INTEGRATOR'))
      .on(readCart, refusing(404, 'Não encontrado.'))
      .on(listLinks, [])
      .on(listConsultants, [])
    const fake = fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await fake(...call)
      answer.headers.set(releaseHeader, release)
      return answer
    })
    renderShell('/')
  }

  test('C-16 any response shows it, and the page can be reloaded', async () => {
    serve('def')
    expect(await screen.findByText(/Nova versão disponível/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(reloaded).toHaveBeenCalledOnce()
  })

  test('C-16 responses of the same release show nothing', async () => {
    serve('abc')
    await screen.findByRole('heading', { name: 'Início' })
    await waitFor(() => expect(screen.queryByText(/Nova versão/)).toBeNull())
  })

  test('C-16 a page without a release has nothing to compare', () => {
    document.head.innerHTML = '<meta name="release" content="__RELEASE__">'
    serve('def')
    render(<NewVersion />)
    expect(screen.queryByText(/Nova versão/)).toBeNull()
  })
})
