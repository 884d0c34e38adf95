import type { QuickVerdict } from '@girassol/domain/quick-order'

/** How each verdict is shown. */
export const rowLooks = {
  OK: { tone: 'success', glyph: 'check', label: 'Pronto' },
  ROUNDED: { tone: 'success', glyph: 'check', label: 'Arredondado' },
  AVAILABLE_LATER: { tone: 'info', glyph: 'calendar', label: 'Com data' },
  MERGED: { tone: 'neutral', glyph: 'arrow', label: 'Somado' },
  CODE_UNKNOWN: { tone: 'attention', glyph: 'dot', label: 'Não encontrado' },
  TYPE_MISMATCH: { tone: 'attention', glyph: 'dot', label: 'Outro tipo' },
  QUANTITY_INVALID: { tone: 'danger', glyph: 'cross', label: 'Quantidade' },
  NOT_SOLD: { tone: 'danger', glyph: 'cross', label: 'Não vendido' },
  OUT_OF_STOCK: { tone: 'danger', glyph: 'cross', label: 'Sem estoque' },
} as const satisfies Record<QuickVerdict, object>
