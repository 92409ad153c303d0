import type { ReactNode } from "react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import type { LoadedPage } from "~/blocks/page/load-page.server";
import { AccountFrame } from "~/domains/account/account-frame";

type AccountPageProps = {
  readonly page: LoadedPage | null;
  /** The title without a page document. */
  readonly title: string;
  readonly introduction?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the account with the editor's title and blocks. */
export function AccountPage({ page, title, introduction, children }: AccountPageProps) {
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <AccountFrame title={page?.title ?? title} isTitled={isTitled} introduction={introduction}>
          {children}
        </AccountFrame>
      )}
    </CmsPageLayout>
  );
}
