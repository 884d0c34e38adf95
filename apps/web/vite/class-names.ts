import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The names of the classes of a stylesheet in the build: 'row_k3Fa', with four characters for its file. Every class is
 * named in a script and in a stylesheet, and characters without a pattern do not compress.
 */
export const shortClassNames =
  (root: string) =>
  (name: string, file: string): string => {
    const place = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/')
    return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
  }
