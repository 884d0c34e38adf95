import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { OutputAsset, OutputChunk } from 'rolldown'

const api = join(import.meta.dirname, '..')
const folder = join(api, 'dist-tests')

/** Names the folder of the built programs; the workers of a run inherit it. */
const builtPrograms = 'GIRASSOL_TEST_PROGRAMS'

/** Where the run built the programs; undefined where no run did. */
export const findBuiltPrograms = (): string | undefined => process.env[builtPrograms]

/**
 * A program that a test starts as a process of its own: as the run built it, or its source where no run did. `path` is
 * relative to `apps/api/src`, without extension.
 */
export const testedProgram = (path: string): string => {
  const built = findBuiltPrograms()
  return built === undefined ? join(import.meta.dirname, `${path}.ts`) : join(built, `${path}.js`)
}

/** Leaves a file that is the same as it was, because a server of another run may be reading it. */
const writeChanged = async (file: OutputAsset | OutputChunk): Promise<void> => {
  const path = join(folder, file.fileName)
  const text = file.type === 'chunk' ? file.code : Buffer.from(file.source)
  const present = await readFile(path).catch(() => null)
  if (present?.equals(Buffer.from(text))) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.${process.pid}`, text)
  await rename(`${path}.${process.pid}`, path)
}

const removeOthers = async (kept: readonly string[]): Promise<void> => {
  const present = await readdir(folder, { recursive: true })
  const isOld = (path: string) => /\.js(\.map)?$/.test(basename(path)) && !kept.includes(path)
  await Promise.all(present.filter(isOld).map((path) => rm(join(folder, path), { force: true })))
}

const listCommands = async (): Promise<string[]> => {
  const files = await readdir(join(import.meta.dirname, 'commands'))
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
}

/**
 * Vitest global set-up: the server and the commands are built as `npm run build` builds the server, because a start from
 * source takes a second of processor time more, and tests start dozens of them. The folder is not that of the
 * product, which may be running.
 */
export const setup = async (): Promise<void> => {
  // Another project of the same run has built them.
  if (findBuiltPrograms() !== undefined) return
  process.env.NODE_COMPILE_CACHE ??= join(api, '..', '..', 'node_modules', '.cache', 'girassol')
  const [{ rolldown }, { default: product }] = await Promise.all([import('rolldown'), import('../rolldown.config.ts')])
  const commands = await listCommands()
  const bundle = await rolldown({
    ...product,
    input: {
      ...(product.input as Record<string, string>),
      ...Object.fromEntries(
        commands.map((file) => [`commands/${basename(file, '.ts')}`, join(import.meta.dirname, 'commands', file)]),
      ),
    },
  })
  const { output } = await bundle.generate({ minify: false, keepNames: true, sourcemap: true })
  await bundle.close()
  await mkdir(folder, { recursive: true })
  await Promise.all(output.map(writeChanged))
  await removeOthers(output.map(({ fileName }) => join(fileName)))
  process.env[builtPrograms] = folder
}
