// The site's root redirects to the first of the reader's languages that it has.

const wishes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const found = wishes.find((lang) => document.querySelector(`a[hreflang="${lang}"]`)) ?? "en";
location.replace(`${found}/index.html${location.search}${location.hash}`);
