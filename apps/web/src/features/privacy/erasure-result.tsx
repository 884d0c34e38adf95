import type { Erasure } from '@girassol/contract/privacy'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FoundList, KeptList } from './record-lists.tsx'

/** What was removed, and what stays with its reason and end. */
export const ErasureResult = ({ erasure: { masked, erased, kept } }: { readonly erasure: Erasure }) => (
  <>
    <Notice tone="success" title={`Os dados de ${masked} foram removidos`} isAlert>
      Os arquivos são apagados na próxima madrugada.
    </Notice>
    <Card title="Removido ou alterado">
      <FoundList label="Registros removidos ou alterados" found={erased} />
    </Card>
    {kept.length > 0 && (
      <Card title="O que permanece">
        <KeptList kept={kept} />
      </Card>
    )}
  </>
)
