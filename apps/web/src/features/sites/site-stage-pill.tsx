import { type SiteStage, siteStages } from '@girassol/domain/sites'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const endGlyphs: Readonly<Partial<Record<SiteStage, Glyph>>> = { CONNECTED: 'check', LOST: 'cross' }

/** The stage of a site, by colour, shape and text (SITE-002). */
export const SiteStagePill = ({ stage }: { readonly stage: SiteStage }) => {
  const { tone, label, ring } = siteStages[stage]
  return <StatusPill tone={tone} glyph={endGlyphs[stage] ?? ring} label={label} />
}
