import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { viewPopular } from '../shelf-contract.ts'
import { listCatalogueHistory, viewCatalogue } from '../staff-contract.ts'

/** Changes one place of the catalogue. */
export const useCatalogueAction = () => useStaffAction(viewCatalogue, viewPopular, listCatalogueHistory)
