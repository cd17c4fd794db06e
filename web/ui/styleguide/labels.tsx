import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Card } from '../card.tsx'
import { CategoryLabel } from '../category-label.tsx'
import { MetaList } from '../meta-list.tsx'
import { Logo, LogoMark, PetalCount } from '../petal.tsx'
import { Progress, Steps } from '../progress.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { Row, Specimen } from './specimen.tsx'

/** Logo, labels, badges, avatars, tabs and progress. */
export function Labels() {
  return (
    <>
      <Specimen title="Mark, labels">
        <Row>
          <Logo />
          <LogoMark className="h-10" />
        </Row>
        <Row>
          <CategoryLabel accent="aloe">Guides</CategoryLabel>
          <CategoryLabel accent="rooibos">Ingredients</CategoryLabel>
          <CategoryLabel accent="marula">Recipes</CategoryLabel>
          <CategoryLabel accent="protea">Deals</CategoryLabel>
          <CategoryLabel accent="fynbos">Community</CategoryLabel>
          <CategoryLabel accent="atlantic" asChild>
            <a href="#specimen-mark-labels">Routines</a>
          </CategoryLabel>
        </Row>
        <Row>
          <Badge>Premium trial</Badge>
          <Badge tone="soft">Founding member #62</Badge>
          <Badge tone="info" icon="check">
            Answered
          </Badge>
          <Badge tone="warning">Ends in 2 days</Badge>
          <Badge tone="danger">Closed</Badge>
        </Row>
        <MetaList>
          <>7 min read</>
          <>Checked November 2026</>
          <a href="#specimen-mark-labels">5 sources</a>
        </MetaList>
        <Breadcrumb>
          <a href="#specimen-mark-labels">Guides</a>
          <a href="#specimen-mark-labels">Dark spots</a>
          <span aria-current="page">Tinted sunscreen</span>
        </Breadcrumb>
        <Row>
          <Avatar size="sm" />
          <Avatar />
          <Avatar size="lg">N</Avatar>
          <Avatar src="/no-such-picture.jpg" alt="Nomfundo" />
        </Row>
      </Specimen>
      <Specimen title="Tabs, progress">
        <Tabs
          label="Your dashboard"
          tabs={[
            { value: 'for-you', label: 'For you' },
            { value: 'saved', label: 'Saved (4)' },
            { value: 'profile', label: 'Profile' },
          ]}
        >
          <TabPanel value="for-you">Six articles picked for your skin.</TabPanel>
          <TabPanel value="saved">You have four saved guides.</TabPanel>
          <TabPanel value="profile">Your skin profile.</TabPanel>
        </Tabs>
        <Progress label="Skin profile" value={80} />
        <Progress label="Saved to read" value={4} max={10} valueText="4 of 10" />
        <Steps current={3} total={8} label="Skin quiz" />
        <Card tone="soft" className="grid items-center gap-5 md:grid-cols-2">
          <div>
            <p className="serif text-xl">The first 100 members join free, for life.</p>
            <p className="mt-2 text-text-2">61 have joined. You would be member #62.</p>
          </div>
          <PetalCount value={61} label="61 of 100 founding places are taken" />
        </Card>
      </Specimen>
    </>
  )
}
