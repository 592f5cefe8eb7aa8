// Change: renders nothing. News is on the landing page and in the blog, not above every page.
export default function AnnouncementBar(): null {
  return null;
}
