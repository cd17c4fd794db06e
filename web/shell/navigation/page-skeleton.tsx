import { Skeleton, SkeletonPiece, SkeletonText } from '#web/ui/skeleton.tsx'

function ArticleShape() {
  return (
    <>
      <div className="grid gap-6 pt-6 *:min-w-0 md:grid-cols-[7fr_5fr] md:items-end md:gap-8 lg:gap-12 lg:pt-10 xl:gap-16">
        <div>
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-5 h-9" />
          <Skeleton className="mt-3 h-9 w-2/3" />
          <SkeletonText className="mt-6" />
          <Skeleton className="mt-6 h-11 w-2/3" />
        </div>
        <Skeleton className="ratio-card rounded-lg" />
      </div>
      <div className="mt-8 max-w-measure lg:mx-auto lg:mt-16">
        <SkeletonText lines={8} />
      </div>
    </>
  )
}

function TitleShape() {
  return (
    <div className="pt-8 md:pt-12">
      <Skeleton className="h-9 w-3/5 max-w-100" />
      <SkeletonText lines={2} className="mt-5 max-w-[38rem]" />
    </div>
  )
}

function ListShape() {
  return (
    <>
      <TitleShape />
      <div className="mt-10 grid grid-cols-1 gap-x-gap gap-y-10 border-t border-line pt-10 md:grid-cols-2 lg:grid-cols-3">
        <SkeletonPiece />
        <SkeletonPiece />
        <SkeletonPiece />
      </div>
    </>
  )
}

function PlainShape() {
  return (
    <>
      <TitleShape />
      <SkeletonText lines={8} className="mt-10 max-w-measure" />
    </>
  )
}

/** The skeleton that matches the layout at a path. */
const shapeAt = (path: string) => {
  if (/^\/(articles|sponsored-offers|brands|product-recommendations|diy-recipes)\/(?!compare$)./.test(path))
    return <ArticleShape />
  return [
    '/',
    '/articles',
    '/skincare-guides',
    '/ingredients',
    '/routines',
    '/sponsored-offers',
    '/brands',
    '/product-recommendations',
    '/diy-recipes',
  ].includes(path) ? (
    <ListShape />
  ) : (
    <PlainShape />
  )
}

/** The skeleton of the page at this path, shown while it loads. */
export function PageSkeleton({ path }: { path: string }) {
  return <div className="page-skeleton wrap">{shapeAt(path)}</div>
}
