import type { Gate } from './gate.ts'

/** Licences that leave our own code ours, by their SPDX names (C-230). */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'MPL-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'PostgreSQL',
  'OFL-1.1',
  'Zlib',
  'Unlicense',
])

/** Packages with another licence, or none in their manifest, and why they may be used all the same. */
const exceptions: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-*': 'LGPL-3.0: a library of its own, loaded by sharp and replaceable, not part of our code',
  '@img/sharp-wasm32': 'contains the same library; only installed where no other build exists',
  '@img/sharp-win32-*': 'contains the same library; only installed on Windows',
  argparse: 'Python-2.0: reads the options of a tool, not in the image',
  busboy: 'MIT in its file LICENSE; a part of the simulated file store of the tests',
  dicer: 'MIT in its file LICENSE; a part of the simulated file store of the tests',
  'humanize-number': 'MIT in its README; a part of the simulated file store of the tests',
  only: 'MIT in its README; a part of the simulated file store of the tests',
  streamsearch: 'MIT in its file LICENSE; a part of the simulated file store of the tests',
  'png-js': 'MIT in its file LICENSE; a part of pdfkit',
}

type Package = {
  readonly license?: string
  readonly link?: boolean
  readonly deprecated?: string
}

/** 'node_modules/a/node_modules/@b/c' is the package @b/c. */
const toName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const isExcepted = (name: string): boolean =>
  Object.keys(exceptions).some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each))

/** 'A OR B' needs one allowed licence, 'A AND B' all of them. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)))

const findFailures = ([path, { license, deprecated }]: readonly [string, Package]): readonly string[] => {
  const name = toName(path)
  const known = license !== undefined && isAllowed(license)
  return [
    ...(known || isExcepted(name) ? [] : [`${name}: its licence is ${license ?? 'not named'}`]),
    ...(deprecated === undefined ? [] : [`${name} is no longer kept: ${deprecated}`]),
  ]
}

/** SEC-025, C-230: every package of the lock file has a licence that we may use, and is still kept by somebody. */
export const licences: Gate = {
  name: 'licences',
  check: (repository) => {
    const lock = JSON.parse(repository.read('package-lock.json')) as { packages: Record<string, Package> }
    const packages = Object.entries(lock.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && link !== true,
    )
    return { failures: packages.flatMap(findFailures), note: `${packages.length} packages` }
  },
}
