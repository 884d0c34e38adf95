/** Geometry and shared pieces of every structure, millimetres and product codes (C-24). */
export type StructureSettings = {
  readonly moduleGapMm: number
  readonly railEndMm: number
  readonly midClampCode: string
  /** Ordered by frame height; the first entry that reaches the frame is used, the last one has no upper limit. */
  readonly endClamps: readonly { readonly maxFrameMm: number | null; readonly code: string }[]
  readonly groundingClipCode: string
  readonly railLugCode: string
}

export const structureSettings: StructureSettings = {
  moduleGapMm: 20,
  railEndMm: 50,
  midClampCode: '10200001',
  endClamps: [
    { maxFrameMm: 32, code: '10200002' },
    { maxFrameMm: 36, code: '10200003' },
    { maxFrameMm: null, code: '10200004' },
  ],
  groundingClipCode: '10200017',
  railLugCode: '10200018',
}
