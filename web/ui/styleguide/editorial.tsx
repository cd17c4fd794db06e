import { Cover } from '../art/cover-image.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { CategoryLabel } from '../category-label.tsx'
import { IconButton } from '../icon-button.tsx'
import { MetaList } from '../meta-list.tsx'
import { PageLink, Pagination } from '../pagination.tsx'
import { Piece, RowItem } from '../piece.tsx'
import { MoreLink, SectionHead } from '../section-head.tsx'
import { Specimen } from './specimen.tsx'

const here = '#specimen-pieces'

/** Cards: editorial without a box, commerce in one. */
export function Editorial() {
  return (
    <>
      <Specimen title="Pieces">
        <SectionHead title="Start with a guide" heading="h3" action={<MoreLink href={here}>All guides</MoreLink>}>
          Written in plain language, checked against published research, and dated when we last checked.
        </SectionHead>
        <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
          <Piece
            lead
            heading="h4"
            art={<Cover slug="after-the-beach" accent="aloe" size="card" motif="aloe" className="ratio-card" />}
            category={<CategoryLabel accent="aloe">Guides</CategoryLabel>}
            title={<a href={here}>After the beach: what aloe can soothe, and what needs a doctor</a>}
            meta={
              <MetaList>
                <>6 min read</>
                <>Checked November 2026</>
              </MetaList>
            }
          >
            Cool water first. Then gel, shade and a week of patience. Here is how to tell a mild burn from one that
            needs care.
          </Piece>
          <div>
            <RowItem
              heading="h4"
              art={<Cover slug="rooibos-on-skin" accent="rooibos" size="square" motif="rooibos" />}
              category={<CategoryLabel accent="rooibos">Ingredients</CategoryLabel>}
              title={<a href={here}>Rooibos on your skin: what it can and cannot do</a>}
              meta={
                <MetaList>
                  <>5 min read</>
                </MetaList>
              }
            />
            <RowItem
              heading="h4"
              art={<Cover slug="hydrate-in-winter" accent="atlantic" size="square" motif="drop" />}
              category={<CategoryLabel accent="atlantic">Routines</CategoryLabel>}
              title={<a href={here}>Three steps for a dry Highveld winter, under R400</a>}
              meta={
                <MetaList>
                  <>4 min read</>
                </MetaList>
              }
              action={<IconButton icon="save" label="Save this guide" />}
            />
            <RowItem
              heading="h4"
              category={<CategoryLabel accent="protea">Ingredients</CategoryLabel>}
              title={
                <a href={here}>
                  Methyl&shy;chloro&shy;isothiazolinone and methyl&shy;isothiazolinone: a long name, a common rash
                </a>
              }
              meta={
                <MetaList>
                  <>11 min read</>
                  <>Checked 2 November 2026</>
                </MetaList>
              }
            />
          </div>
        </div>
        <Pagination label="Pages of guides" status="Guides 21 to 40 of 112">
          <PageLink direction="earlier" href={here} />
          <PageLink direction="later" asChild>
            <a href={here}>Next</a>
          </PageLink>
        </Pagination>
      </Specimen>
      <Specimen title="Cards">
        <div className="grid items-start gap-gap md:grid-cols-2">
          <Card>
            <h3 className="text-lg">Sign in to vote</h3>
            <p className="mt-1 mb-4 text-muted">One vote per member keeps the poll fair.</p>
            <Button variant="primary" size="sm">
              Sign in
            </Button>
          </Card>
          <Card padding="flush" className="card-lift">
            <div className="relative">
              <Cover slug="barrier-cream" accent="protea" size="wide" motif="jar" className="ratio-wide rounded-none" />
              <Badge tone="on-art" className="absolute top-3 left-3 z-1">
                15% off
              </Badge>
            </div>
            <div className="p-4">
              <p className="text-xs text-muted">Kelp & Clay</p>
              <p className="font-bold">Plain barrier cream, 100&nbsp;ml</p>
              <p className="num mt-3 text-lg font-bold">R144.50</p>
            </div>
          </Card>
        </div>
      </Specimen>
    </>
  )
}
