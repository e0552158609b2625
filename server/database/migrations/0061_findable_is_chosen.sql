-- Being found by vendors is consent, and consent is an act: nobody is findable who has not ticked the box. It was ticked for everybody before, so nobody can be said to have chosen it.
alter table wedding alter column is_findable set default false;
update wedding set is_findable = false where is_findable;
