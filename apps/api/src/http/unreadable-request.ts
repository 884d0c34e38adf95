import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { errorBody, statusNames } from './error-response.ts'

const problems: Readonly<Record<string, { readonly statusCode: number; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: 'O endereço ou os cabeçalhos enviados são longos demais.' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: 'A requisição demorou demais para chegar.' },
}

const unreadable = { statusCode: 400, message: 'Requisição inválida.' }

/** A request that Node cannot parse never reaches a hook, but its response still has the format of C-102. */
export const answerUnreadable = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = problems[error.code] ?? unreadable
  const body = JSON.stringify(errorBody({ url: '', id: randomUUID().slice(0, 8) }, problem))
  const head = [
    `HTTP/1.1 ${problem.statusCode} ${statusNames[problem.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
