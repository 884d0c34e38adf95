import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import { ceilDiv } from '../sizing/rounding.ts'
import type { Mount } from './roof-types.ts'

export type PanelRows = {
  readonly panels: number
  readonly lines: number
}

/** The rows of a proposed kit without a drawn layout: as even as possible (C-23, §6.5). */
export const defaultRows = (
  modules: number,
  mount: Mount,
  settings: GeneratorSettings = defaultGeneratorSettings,
): PanelRows[] => {
  const rows = ceilDiv(modules, settings.mounts[mount].panelsPerRow)
  const base = Math.floor(modules / rows)
  const extra = modules % rows
  return [
    { panels: base + 1, lines: extra },
    { panels: base, lines: rows - extra },
  ].filter((row) => row.lines > 0)
}
