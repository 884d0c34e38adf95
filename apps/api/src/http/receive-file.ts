import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReceivedFile } from '@girassol/contract/http/file'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorageFull, StorageFull } from '../integrations/files/storage-full.ts'
import { Refused } from './refused.ts'

const megabyte = 1024 * 1024

type Receiving = {
  /** Where the file is written; only an opened file exists there. */
  readonly folder: string
  readonly mostBytes: number
}

const fileTooLarge = (mostBytes: number): Refused =>
  new Refused(`O arquivo pode ter no máximo ${mostBytes / megabyte} MB.`, { status: 413 })

const interrupted = (): Refused => new Refused('O envio do arquivo foi interrompido.', { status: 400 })

/** Removes what a process left that was killed between the creation of a file and the removal of its name. */
export const removeLeftFiles = async (folder: string): Promise<void> => {
  const names = existsSync(folder) ? await readdir(folder) : []
  for (const name of names) await rm(join(folder, name), { force: true })
}

/**
 * A new file without a name: only this process can read it, and the system removes it when it is closed or the process
 * ends, however that happens.
 */
const openUnnamed = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  const path = join(folder, crypto.randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return handle
}

const openFile = async (folder: string) => {
  try {
    return await openUnnamed(folder)
  } catch (error) {
    throw isStorageFull(error) ? new StorageFull(error) : error
  }
}

type Handle = Awaited<ReturnType<typeof openUnnamed>>

/** The rest of a stream that is refused stays unread, so that the refusal can still be sent on its connection. */
const readPieces = async function* (stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } catch {
    throw interrupted()
  }
}

const write = async (handle: Handle, piece: Buffer): Promise<void> => {
  try {
    await handle.writeFile(piece)
  } catch (error) {
    throw isStorageFull(error) ? new StorageFull(error) : error
  }
}

/** Only what this module made, because a caller could send the same fields as JSON. */
const receivedFiles = new WeakSet<object>()

export const isReceivedFile = (body: unknown): body is ReceivedFile =>
  typeof body === 'object' && body !== null && receivedFiles.has(body)

const receive = async (handle: Handle, stream: Readable, mostBytes: number): Promise<ReceivedFile> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of readPieces(stream)) {
    size += piece.length
    if (size > mostBytes) throw fileTooLarge(mostBytes)
    hash.update(piece)
    await write(handle, piece)
  }
  const file = { descriptor: handle.fd, size, digest: hash.digest('base64url') }
  receivedFiles.add(file)
  return file
}

type Sent = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * REL-009: writes the body of a request to a file, piece by piece as it arrives, puts the file in place of the body, and
 * closes it when `serve` is done. Refuses a larger one with 413, without reading the rest.
 */
export const withReceivedFile = async <Result>(
  { request, reply }: Sent,
  { folder, mostBytes }: Receiving,
  serve: () => Promise<Result>,
): Promise<Result> => {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
    reply.header('connection', 'close')
    throw fileTooLarge(mostBytes)
  }
  const handle = await openFile(folder)
  try {
    request.body = await receive(handle, request.body as Readable, mostBytes)
    return await serve()
  } catch (error) {
    // What was not read of the body would be taken for the next request.
    if (!request.raw.readableEnded) reply.header('connection', 'close')
    throw error
  } finally {
    await handle.close()
  }
}

/** Registers routes whose body is a file; any other content is refused with 415 before it is read. */
export const acceptFiles = (app: FastifyInstance, register: (scope: FastifyInstance) => void): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
    register(scope)
  })
}
