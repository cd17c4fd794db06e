import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx'
import { Drawer, DrawerClose } from '#web/ui/overlays/drawer.tsx'
import { Dropdown, DropdownChoice, DropdownItem, DropdownLabel, DropdownSeparator } from '#web/ui/overlays/dropdown.tsx'
import { Field, Input, PasswordInput } from '../field.tsx'
import { Logo, PetalCount } from '../petal.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Row, Specimen } from './specimen.tsx'

type Theme = 'light' | 'dark' | 'system'

/** Dialogs, drawer, menus and toasts, behind the buttons that open them. */
export function Overlays() {
  const { show } = useToast()
  const [theme, setTheme] = useState<Theme>('system')
  const banner = (
    <>
      <p className="text-xs font-bold text-on-soft">Member #62</p>
      <p className="serif mt-1 mb-4 text-lg">Free Lifetime Access & Early Bird Perks For The First 100 Members</p>
      <PetalCount value={61} label="61 of 100 places are taken" />
      <p className="mt-3 text-xs text-text-2">
        61 of 100 members have joined. Only <b>39</b> spots remaining!
      </p>
    </>
  )
  return (
    <Specimen title="Dialogs, menus, toasts">
      <Row>
        <Dialog trigger={<Button variant="line">Join dialog</Button>} title="Create your account" banner={banner}>
          <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
            <Field label="Email" error="Invalid email address. Add the part after @, like gmail.com.">
              <Input type="email" defaultValue="you@" />
            </Field>
            <Field label="Password" hint="At least 8 characters. Three plain words work well.">
              <PasswordInput />
            </Field>
            <Checkbox>
              I accept the{' '}
              <a className="link" href="#specimen-fields">
                Terms of Service
              </a>
            </Checkbox>
            <Button type="submit" variant="primary" block>
              Create account
            </Button>
          </form>
        </Dialog>
        <Dialog
          trigger={<Button variant="line">Confirm dialog</Button>}
          title="Delete this routine?"
          description="This also deletes its steps and reminders. You can't undo it."
          footer={
            <>
              <DialogClose>
                <Button variant="line">Keep it</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="danger">Delete routine</Button>
              </DialogClose>
            </>
          }
        />
        <Drawer trigger={<Button variant="line">Drawer</Button>} title="Menu" head={<Logo />}>
          <nav aria-label="Explore" className="grid py-4">
            {['Home', 'Skincare Guides', 'Product Reviews', 'DIY Recipes', 'Web Stories', 'Community', 'Deals'].map(
              (name) => (
                <DrawerClose key={name}>
                  <a className="serif flex min-h-12 items-center text-lg" href="#specimen-buttons">
                    {name}
                  </a>
                </DrawerClose>
              ),
            )}
          </nav>
        </Drawer>
        <Dropdown trigger={<Button variant="line">Account menu</Button>} align="start">
          <DropdownLabel>
            <b>nomfundo@example.co.za</b>Founding member
          </DropdownLabel>
          <DropdownSeparator />
          <DropdownItem icon="user">Profile</DropdownItem>
          <DropdownItem icon="save">Saved Articles</DropdownItem>
          <DropdownItem icon="settings">Settings</DropdownItem>
          <DropdownSeparator />
          <DropdownItem icon="logout" tone="danger">
            Log out
          </DropdownItem>
        </Dropdown>
        <Dropdown trigger={<Button variant="line">Theme</Button>} align="start">
          <DropdownChoice
            label="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: 'Light', icon: 'sun' },
              { value: 'dark', label: 'Dark', icon: 'moon' },
              { value: 'system', label: 'System', icon: 'monitor' },
            ]}
          />
        </Dropdown>
      </Row>
      <Row>
        <Button
          onClick={() =>
            show({
              title: 'Article saved',
              description: 'Added to your reading list',
              action: { label: 'Undo', onSelect: () => show({ title: 'Article removed' }) },
            })
          }
        >
          Toast with undo
        </Button>
        <Button
          onClick={() => show({ title: 'Login failed', description: 'Invalid email or password', tone: 'destructive' })}
        >
          Error toast
        </Button>
        <Button onClick={() => ['First', 'Second', 'Third'].forEach((title) => show({ title }))}>Three toasts</Button>
      </Row>
    </Specimen>
  )
}
