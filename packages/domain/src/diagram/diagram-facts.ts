import type { DesignConditions, KitInverter, KitItem, PvModule, StoredKit, Supply } from '../generator/index.ts'
import type { Transformer } from '../grid/index.ts'

/** A product of a kit with its name on the sheet: 'Inversor VOLTARA VT-6K-M 6,08 kW monofásico 220 V'. */
export type DiagramItem = KitItem & { readonly name: string }

type Model<Figures> = {
  readonly code: string
  readonly name: string
  readonly figures: Figures
}

/** A sized kit as it is drawn: the pair, its strings, the place it is sized for, and everything that is bought. */
export type DiagramKit = {
  readonly module: Model<PvModule>
  readonly inverter: Model<KitInverter>
  readonly loads: readonly Required<StoredKit['loads'][number]>[]
  readonly conditions: DesignConditions
  /** Every product, also those added by hand, as the transformer. */
  readonly items: readonly DiagramItem[]
  readonly transformer: (Transformer & { readonly code: string }) | null
}

/** Where the kit is connected, as far as it is known. */
export type DiagramConnection = {
  readonly supply: Supply | null
  /** Amperes of the main breaker. */
  readonly breakerA: number | null
  /** The name of the distribution company. */
  readonly utility: string | null
}
/** What the title block names; null what is not known. */
export type TitleBlock = {
  readonly holder: string | null
  /** 'Rua das Acácias, 318, Campinas, SP' */
  readonly address: string | null
  readonly consumerUnit: string | null
  readonly integrator: string | null
  readonly technician: string | null
  /** CREA or CFT with its number. */
  readonly register: string | null
  /** Number of ART or TRT. */
  readonly responsibility: string | null
  /** 'Pedido' or 'Orçamento'. */
  readonly documentName: string
  readonly documentNumber: string
  /** The day of the drawing, 'AAAA-MM-DD'. */
  readonly issuedOn: string
  readonly revision: number
}

/** All that a single-line diagram is drawn from (C-179). */
export type DiagramFacts = {
  readonly kit: DiagramKit
  readonly connection: DiagramConnection
  readonly block: TitleBlock
  /** What the pack lacks, in words: 'responsável técnico'; the sheet is a draft until it is empty (C-178). */
  readonly missing: readonly string[]
}
