import * as endpoints from '#contract/shelf.ts'
import { bind } from '#server/http/bind.ts'
import { addShelfItem } from './add-shelf-item.ts'
import { changeShelfItem, removeShelfItem } from './change-shelf-item.ts'
import { readShelf } from './read-shelf.ts'

// What somebody owns is health data: never logged.
export const shelfRoutes = [
  bind(endpoints.listShelf, ({ member }, context) => readShelf(member.id, context)),
  bind(endpoints.addShelfItem, ({ body, member }, context) => addShelfItem(body, member, context)),
  bind(endpoints.changeShelfItem, ({ params, body, member }, context) =>
    changeShelfItem(params.id, body, member, context),
  ),
  bind(endpoints.removeShelfItem, ({ params, member }, context) => removeShelfItem(params.id, member, context)),
]
